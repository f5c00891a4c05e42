import type { KeyboardEvent } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { List } from '../../kit/List';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a field for each line. Lines have no IDs, so their position identifies them. */
export function LinesField({
  field,
  value: lines = [],
  error,
  set,
  renderEntry,
}: WidgetProps<readonly string[]>) {
  /** Adds a line below on Enter and moves the cursor into it. */
  function addBelow(event: KeyboardEvent<HTMLElement>) {
    const { target, key, nativeEvent, currentTarget } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (lines.length >= field.max) return;
    const nextIndex = Number(target.closest<HTMLElement>('[data-entry]')?.dataset.entry) + 1;
    set(lines.toSpliced(nextIndex, 0, ''));
    requestAnimationFrame(() =>
      currentTarget.querySelector<HTMLElement>(`[data-entry="${nextIndex}"] input`)?.focus(),
    );
  }
  return (
    <FieldGroup label={field.label} hint={field.hint} onKeyDown={addBelow}>
      {error && <FieldMessage>{error}</FieldMessage>}
      <List
        label={field.label}
        look="rows"
        rows={lines.map((_, index) => ({ id: String(index) }))}
        getTitle={({ id }) => `line ${Number(id) + 1}`}
        renderHead={({ id }) => renderEntry(id, `Line ${Number(id) + 1}`)}
        move={rows => set(rows.map(({ id }) => lines[Number(id)] ?? ''))}
        remove={({ id }) => set(lines.toSpliced(Number(id), 1))}
        add={lines.length < field.max ? [{ label: 'Add a line', add: () => set([...lines, '']) }] : []}
      />
    </FieldGroup>
  );
}
