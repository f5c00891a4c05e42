import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { indentRow, outdentRow, stepRow } from '../../../domain/menu-moves';
import { type MenuRow, rowsWithin } from '../../../domain/menus';

type Tree = {
  label: string;
  rows: readonly MenuRow[];
  levels: number;
  onChange: (rows: MenuRow[]) => void;
};

const MOVES: Record<string, (rows: readonly MenuRow[], id: string, levels: number) => MenuRow[] | undefined> =
  {
    ArrowUp: (rows, id, levels) => stepRow(rows, id, -1, levels),
    ArrowDown: (rows, id, levels) => stepRow(rows, id, 1, levels),
    ArrowRight: indentRow,
    ArrowLeft: outdentRow,
  };

/** Where a row stands, in words. */
function placeOf(rows: readonly MenuRow[], id: string, label: string): string {
  const row = rows.find(each => each.id === id);
  const beside = rowsWithin(rows, row?.within ?? '');
  const parent = rows.find(each => each.id === row?.within);
  return `place ${beside.findIndex(each => each.id === id) + 1} of ${beside.length} in ${parent?.title ?? label}`;
}

/** Moves rows of a menu from the keyboard, and says where they are. `take` is for moves made otherwise. */
export function useLifted({ label, rows, levels, onChange }: Tree) {
  const [lifted, setLifted] = useState<{ id: string; before: readonly MenuRow[] }>();
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const titleOf = (id: string) => rows.find(row => row.id === id)?.title ?? '';

  // A row that moved loses the focus with its place in the page.
  useEffect(() => {
    if (lifted) list.current?.querySelector<HTMLElement>(`[data-grip="${lifted.id}"]`)?.focus();
  });

  function take(next: MenuRow[] | undefined, id: string) {
    if (next) onChange(next);
    say(next ? `${titleOf(id)}, ${placeOf(next, id, label)}` : `${titleOf(id)} cannot go there`);
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const { key } = event;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      const place = placeOf(rows, id, label);
      say(
        lifted
          ? `${titleOf(id)} put down, ${place}`
          : `${titleOf(id)} lifted, ${place}. Arrows move it, Space puts it down, Escape puts it back.`,
      );
      setLifted(lifted ? undefined : { id, before: rows });
    } else if (lifted?.id === id && key === 'Escape') {
      event.preventDefault();
      onChange([...lifted.before]);
      setLifted(undefined);
      say(`${titleOf(id)} is back where it was`);
    } else if (lifted?.id === id && key === 'Tab') setLifted(undefined);
    else if (lifted?.id === id && MOVES[key]) {
      event.preventDefault();
      take(MOVES[key](rows, id, levels), id);
    }
  }

  return { list, lifted: lifted?.id, said, take, onKeyDown };
}
