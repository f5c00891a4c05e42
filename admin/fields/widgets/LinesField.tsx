import { List } from '../../kit/List';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Lines have no IDs, so their position identifies them. */
export const LinesField = ({
  field,
  value: lines = [],
  error,
  set,
  renderEntry,
}: WidgetProps<readonly string[]>) => (
  <FieldGroup label={field.label} hint={field.hint}>
    {error && <p className={css.problem}>{error}</p>}
    <List
      label={field.label}
      look="rows"
      rows={lines.map((_, index) => ({ id: String(index) }))}
      getTitle={({ id }) => `line ${Number(id) + 1}`}
      head={({ id }) => renderEntry(id, `Line ${Number(id) + 1}`)}
      move={rows => set(rows.map(({ id }) => lines[Number(id)] ?? ''))}
      remove={({ id }) => set(lines.toSpliced(Number(id), 1))}
      add={lines.length < field.max ? [{ label: 'Add a line', add: () => set([...lines, '']) }] : []}
    />
  </FieldGroup>
);
