import { Select } from '../../../components/ui/Field';
import { Pick } from '../../../components/ui/Pick';
import { exampleOf } from '../../../domain/fields/examples';
import type { Meta } from '../../../domain/fields/meta';
import { fieldOf, type Schema } from '../../../domain/fields/tree';
import { useEditor, useFieldsAt, useIsThere, useValueAt } from '../editor-context';
import type { Acts } from '../use-acts';
import { CasesField } from './CasesField';
import { DrawingField } from './DrawingField';
import { GroundField } from './GroundField';
import * as css from './inspector.css';
import { LinesField } from './LinesField';
import { LinkField } from './LinkField';
import { MarkField } from './MarkField';
import { NumberField } from './NumberField';
import { PictogramField } from './PictogramField';
import { RowsField } from './RowsField';
import { WordsField } from './WordsField';

export type OneField = {
  path: string;
  label: string;
  hint: string | undefined;
  required: boolean;
  problem: string | undefined;
};

/** What every section has beside what it says. */
const COMMON = ['_id', 'kind', 'hidden'];
const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/_/g, ' ');

/** The fields of a schema, in their order. */
export const Fields = ({ schema, path, acts }: { schema: Schema; path: string; acts: Acts }) =>
  useFieldsAt(schema, path)
    .filter(([name]) => !COMMON.includes(name))
    .map(([name, field]) => <Field key={name} schema={field} path={`${path}.${name}`} acts={acts} />);

type FieldProps = {
  schema: Schema;
  path: string;
  acts: Acts;
  /** Where its schema does not say them. */
  words?: Meta | undefined;
  /** Why it cannot be changed. */
  fixed?: string | undefined;
};

/** One field, as its schema and its words ask for it. */
export function Field({ schema, path, acts, words: given, fixed }: FieldProps) {
  const { checks } = useEditor();
  const isThere = useIsThere(path);
  const { type, optional, meta, options, entry, max } = fieldOf(schema);
  const words = given ?? (meta.label ? meta : { ...meta, label: named(path.split('.').at(-1) ?? '') });
  const field: OneField = {
    path,
    label: words.label,
    hint: fixed ?? words.help,
    required: !optional && type !== 'flag',
    problem: checks.find(check => check.path === path && check.level === 'stop')?.message,
  };
  if (words.whereSaid && !isThere) return null;
  switch (type) {
    case 'choice':
      return options.every(value => GROUNDS.includes(value)) ? (
        <GroundField field={field} values={options} words={words.options ?? {}} />
      ) : (
        <Choice field={field} values={options} words={words.options ?? {}} optional={optional} />
      );
    case 'flag':
      return <Flag field={field} />;
    case 'number':
      return <NumberField field={field} />;
    case 'words':
      if (words.widget === 'cases') return <CasesField field={field} acts={acts} max={max} />;
      return <LinesField field={field} acts={acts} max={max} />;
    case 'rows':
      return (
        entry && <RowsField field={field} row={entry} one={words.one ?? 'Entry'} max={max} acts={acts} />
      );
    case 'group':
      return (
        <Together field={field} schema={schema} optional={optional} acts={acts} given={given !== undefined} />
      );
    case 'text':
      break;
    default:
      return null;
  }
  switch (words.widget) {
    case 'link':
      return <LinkField field={field} />;
    case 'drawing':
      return <DrawingField field={field} />;
    case 'pictogram':
      return <PictogramField field={field} />;
    case 'mark':
      return <MarkField field={field} />;
    default:
      return (
        <WordsField
          field={field}
          rows={words.widget === 'text' ? 4 : 1}
          max={max}
          fixed={fixed !== undefined}
        />
      );
  }
}

const GROUNDS = ['white', 'grey', 'grey2', 'black', 'red'];

type ChoiceProps = {
  field: OneField;
  values: readonly string[];
  words: Readonly<Record<string, string>>;
  optional: boolean;
};

function Choice({ field, values, words, optional }: ChoiceProps) {
  const { write } = useEditor();
  const value = useValueAt<string>(field.path) ?? '';
  return (
    <div data-field={field.path}>
      <Select
        label={field.label}
        hint={field.hint}
        error={field.problem}
        value={value}
        onChange={({ target }) => write(field.path, target.value || undefined)}
      >
        {(optional || value === '') && <option value="">As it comes</option>}
        {values.map(each => (
          <option key={each} value={each}>
            {words[each] ?? each}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Flag({ field }: { field: OneField }) {
  const { write } = useEditor();
  const value = useValueAt<boolean>(field.path);
  return (
    <div data-field={field.path}>
      <Pick
        label={field.label}
        checked={value === true}
        onChange={({ target }) => write(field.path, target.checked)}
      />
      {field.hint && <p className={css.hint}>{field.hint}</p>}
    </div>
  );
}

const Group = ({ field, children }: { field: OneField; children: React.ReactNode }) => (
  <fieldset className={css.group} data-field={field.path}>
    <legend className={css.legend}>{field.label}</legend>
    {field.hint && <p className={css.hint}>{field.hint}</p>}
    {children}
  </fieldset>
);

type TogetherProps = { field: OneField; schema: Schema; optional: boolean; acts: Acts; given: boolean };

/** Fields that belong together; where they may be left out, they are added and taken away together. */
function Together({ field, schema, optional, acts, given }: TogetherProps) {
  const isThere = useIsThere(field.path);
  return (
    <Group field={field}>
      {(isThere || !optional) && <Fields schema={schema} path={field.path} acts={acts} />}
      {optional && (
        <button
          type="button"
          className={css.way}
          onClick={() => acts.set(field.path, isThere ? undefined : startOf(schema, given))}
        >
          {isThere ? `Leave out: ${field.label.toLowerCase()}` : `Add: ${field.label.toLowerCase()}`}
        </button>
      )}
    </Group>
  );
}

/** What stands in a group that was just added. */
const startOf = (schema: Schema, empty: boolean): unknown =>
  Object.fromEntries(
    fieldOf(schema).fields.flatMap(([name, each]) => {
      const example = empty ? '' : exampleOf(each);
      return example === undefined ? [] : [[name, example]];
    }),
  );
