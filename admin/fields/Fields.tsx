import type { ComponentType } from 'react';
import type { Widget } from '../../domain/fields/meta';
import { type Field as AnyField, findSchemaAt, getField, type Schema } from '../../domain/fields/tree';
import { useFieldsAt, useForm, useHasValue, useValueAt } from './form-context';
import type { FormField, WidgetProps } from './widget';
import { CasesField } from './widgets/CasesField';
import { ChoiceField } from './widgets/ChoiceField';
import { DrawingField } from './widgets/DrawingField';
import { FlagField } from './widgets/FlagField';
import { GroundField } from './widgets/GroundField';
import { GroupField } from './widgets/GroupField';
import { LinesField } from './widgets/LinesField';
import { LinesInput } from './widgets/LinesInput';
import { LinkField } from './widgets/LinkField';
import { MarkField } from './widgets/MarkField';
import { NumberField } from './widgets/NumberField';
import { PhotoField } from './widgets/PhotoField';
import { PicksField } from './widgets/PicksField';
import { PictogramField } from './widgets/PictogramField';
import { RowsField } from './widgets/RowsField';
import { SwitchesField, SwitchField } from './widgets/SwitchField';
import { TextInput } from './widgets/TextInput';

/** Values without a field: ids and the kind of a section. */
const UNASKED = ['_id', 'kind', 'hidden'];

/**
 * Renders the fields of a group in the order of its schema.
 * @param path of the group; empty for the whole form.
 * @param only names of fields, to render some of them.
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
  const own = schema ?? findSchemaAt(form.schema, form.store.get(), path);
  return own && <GroupFields schema={own} path={path} only={only} />;
}

type GroupFieldsProps = { schema: Schema; path: string; only?: readonly string[] | undefined };

const GroupFields = ({ schema, path, only }: GroupFieldsProps) =>
  useFieldsAt(schema, path)
    .filter(([name]) => (only ? only.includes(name) : !UNASKED.includes(name)))
    .map(([name, field]) => <Field key={name} schema={field} path={path ? `${path}.${name}` : name} />);

type FieldProps = {
  path: string;
  /** Defaults to the schema of the form. */
  schema?: Schema | undefined;
  label?: string | undefined;
  help?: string | undefined;
  /** Reason why the field can't be changed. */
  fixed?: string | undefined;
};

/** Renders one field by its schema and metadata (`domain/fields/meta`). */
export function Field({ path, schema, label, help, fixed }: FieldProps) {
  const form = useForm();
  const hasValue = useHasValue(path);
  const own = schema ?? findSchemaAt(form.schema, form.store.get(), path);
  if (!own) return null;
  const described = getField(own);
  const { meta, type, optional } = described;
  if (meta.whereSaid && !hasValue) return null;
  const field: FormField = {
    ...described,
    path,
    label: label ?? (meta.label || named(path)),
    hint: (fixed ?? help ?? meta.help) || undefined,
    required: !optional && type !== 'flag',
    isFixed: fixed !== undefined,
  };
  const Control = findControl(field);
  return (
    Control && (
      <div data-field={path}>
        {Control === 'group' ? (
          <GroupField field={field} hasValue={hasValue}>
            <Fields schema={own} path={path} />
          </GroupField>
        ) : (
          <Controlled field={field} control={Control} />
        )}
      </div>
    )
  );
}

type Control = ComponentType<WidgetProps<never>>;

function Controlled({ field, control: Control }: { field: FormField; control: Control }) {
  const { write, set, problems } = useForm();
  const { path } = field;
  return (
    <Control
      field={field}
      value={useValueAt<never>(path)}
      error={problems.get(path)}
      write={value => write(path, value)}
      set={value => set(path, value)}
      entry={(name, label) =>
        field.type === 'rows' ? (
          <Fields path={`${path}.${name}`} schema={field.entry} />
        ) : (
          <Field path={`${path}.${name}`} schema={field.entry} label={label} />
        )
      }
    />
  );
}

const named = (path: string) => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/_/g, ' ');
};

const WIDGETS: Record<Widget, Control> = {
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

/** Returns the control that the metadata names, or the default for the type. */
function findControl({ meta, type }: FormField): Control | 'group' | undefined {
  if (meta.widget) return WIDGETS[meta.widget];
  return TYPES[type];
}
