import type { ReactNode } from 'react';
import type { Widget } from '../../domain/fields/meta';
import { type Field as AnyField, findSchemaAt, getField, type Schema } from '../../domain/fields/tree';
import { capitalise } from '../../domain/kinds/areas';
import { useFieldValue, useForm, useGroupFields, useHasValue } from './form-context';
import { PresenceMark } from './PresenceMark';
import type { Control, FormField } from './widget';
import { CasesField } from './widgets/CasesField';
import { ChoiceField, FlagField, PicksField } from './widgets/ChoiceField';
import { DateField } from './widgets/DateField';
import { DrawingField } from './widgets/DrawingField';
import { GroundField } from './widgets/GroundField';
import { GroupField } from './widgets/GroupField';
import { GrowingField } from './widgets/GrowingField';
import { ImageField } from './widgets/ImageField';
import { LayoutField } from './widgets/LayoutField';
import { LinesField } from './widgets/LinesField';
import { LinesInput } from './widgets/LinesInput';
import { LinkField } from './widgets/LinkField';
import { MarkField } from './widgets/MarkField';
import { NumberField } from './widgets/NumberField';
import { PageField } from './widgets/PageField';
import { PhotoField } from './widgets/PhotoField';
import { PictogramField } from './widgets/PictogramField';
import { RowsField } from './widgets/RowsField';
import { SwitchesField, SwitchField } from './widgets/SwitchField';
import { TagsField } from './widgets/TagsField';
import { TextInput } from './widgets/TextInput';

const HIDDEN_NAMES = ['_id', 'kind', 'hidden'];

/**
 * @param path path of the group, empty for the whole form.
 * @param only names of the fields to render. Defaults to all.
 */
export function Fields({
  path,
  schema,
  only,
}: {
  path: string;
  schema?: Schema | undefined;
  only?: readonly string[];
}) {
  const form = useForm();
  const groupSchema = schema ?? findSchemaAt(form.schema, form.store.get(), path);
  return groupSchema && <GroupFields schema={groupSchema} path={path} only={only} />;
}

type GroupFieldsProps = { schema: Schema; path: string; only?: readonly string[] | undefined };

function GroupFields({ schema, path, only }: GroupFieldsProps) {
  const fields = useGroupFields(schema, path);
  const shownFields = only
    ? only.flatMap(name => fields.filter(([fieldName]) => fieldName === name))
    : fields.filter(([name]) => !HIDDEN_NAMES.includes(name));
  return shownFields.map(([name, field]) => <Field key={name} schema={field} path={joinPath(path, name)} />);
}

const joinPath = (path: string, name: string) => (path ? `${path}.${name}` : name);

type FieldProps = {
  path: string;
  /** Defaults to the schema of the form. */
  schema?: Schema | undefined;
  label?: string | undefined;
  help?: ReactNode;
  /** Reason why the field can't be changed. */
  readOnlyReason?: string | undefined;
} & Pick<FormField, 'computed' | 'suggestions' | 'emptyLabel'>;

/** Chooses the control by the schema and its metadata (`domain/fields/meta`). */
export function Field({ path, schema, label, help, readOnlyReason, ...rest }: FieldProps) {
  const form = useForm();
  const hasValue = useHasValue(path);
  const groupSchema = schema ?? findSchemaAt(form.schema, form.store.get(), path);
  if (!groupSchema) return null;
  const fieldInfo = getField(groupSchema);
  const { meta, type, optional } = fieldInfo;
  if (meta.hideWhenEmpty && !hasValue) return null;
  const field: FormField = {
    ...fieldInfo,
    path,
    label: label ?? (meta.label || toLabel(path)),
    hint: (readOnlyReason ?? help ?? meta.help) || undefined,
    required: !optional && type !== 'flag',
    isFixed: readOnlyReason !== undefined,
    ...rest,
  };
  const Control = (meta.widget && form.customControls?.[meta.widget]) ?? findControl(field);
  if (!Control) return null;
  // The text editor shows collaborators at its blocks.
  if (meta.widget === 'story' && Control !== 'group')
    return <ConnectedControl field={field} control={Control} />;
  return (
    <PresenceMark
      path={path}
      isReadable={READ_ONLY_CONTROLS.has(Control)}
      isSelected={form.selectedPath === path}
    >
      {Control === 'group' ? (
        <GroupField field={field} hasValue={hasValue}>
          <Fields schema={groupSchema} path={path} />
        </GroupField>
      ) : (
        <ConnectedControl field={field} control={Control} />
      )}
    </PresenceMark>
  );
}

function ConnectedControl({ field, control: Control }: { field: FormField; control: Control }) {
  const { write, set, problems } = useForm();
  const { path } = field;
  function renderEntry(name: string, label?: string) {
    const schema = field.entry ?? field.fields.find(([fieldName]) => fieldName === name)?.[1];
    // An entry with its own widget renders as a single field.
    return schema && field.type === 'rows' && !getField(schema).meta.widget ? (
      <Fields path={joinPath(path, name)} schema={schema} />
    ) : (
      <Field path={joinPath(path, name)} schema={schema} label={label} />
    );
  }
  return (
    <Control
      field={field}
      value={useFieldValue<never>(path)}
      error={problems.get(path)}
      write={value => write(path, value)}
      set={value => set(path, value)}
      renderEntry={renderEntry}
    />
  );
}

const toLabel = (path: string) => capitalise(path.slice(path.lastIndexOf('.') + 1)).replace(/_/g, ' ');

const WIDGETS: Partial<Record<Widget, Control>> = {
  choice: ChoiceField,
  line: TextInput,
  text: TextInput,
  email: TextInput,
  password: TextInput,
  photo: PhotoField,
  picks: PicksField,
  day: TextInput,
  lines: LinesInput,
  commas: LinesInput,
  switch: SwitchField,
  switches: SwitchesField,
  link: LinkField,
  drawing: DrawingField,
  pictogram: PictogramField,
  mark: MarkField,
  cases: CasesField,
  ground: GroundField,
  headline: GrowingField,
  growing: GrowingField,
  date: DateField,
  image: ImageField,
  tags: TagsField,
  url: TextInput,
  layout: LayoutField,
  page: PageField,
};
const TYPES: Record<AnyField['type'], Control | 'group' | undefined> = {
  text: TextInput,
  choice: ChoiceField,
  flag: FlagField,
  number: NumberField,
  words: LinesField,
  rows: RowsField,
  group: 'group',
  fixed: undefined,
  other: undefined,
};

/** Controls that become read-only instead of disabled while a collaborator types. */
const READ_ONLY_CONTROLS = new Set<Control | 'group'>([TextInput, GrowingField, DateField, NumberField]);

/** Prefers the widget in the metadata to the type's default control. */
function findControl({ meta, type }: FormField): Control | 'group' | undefined {
  if (meta.widget) return WIDGETS[meta.widget];
  return TYPES[type];
}
