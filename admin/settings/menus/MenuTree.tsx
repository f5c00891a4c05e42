import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { dropRow, stepRow } from '../../../domain/menu-moves';
import {
  FOOTER_LEVELS,
  inReadingOrder,
  levelOf,
  type MenuRow,
  rowsWithin,
  type TargetState,
} from '../../../domain/menus';
import { visuallyHidden } from '../../../styles/layout.css';
import * as css from './Menus.css';
import { TreeRow } from './TreeRow';
import { useLifted } from './use-lifted';

type TreeProps = {
  /** What the menu is called: "Header". */
  label: string;
  rows: readonly MenuRow[];
  levels: number;
  states: Readonly<Record<string, TargetState>>;
  /** Id of the row that is edited. */
  chosen: string | undefined;
  onChange: (rows: MenuRow[]) => void;
  onChoose: (id: string) => void;
};

/** How far a drag goes to the side for one level, px. */
const INDENT = 28;

/** Rows of a menu that are dragged, or moved from the keyboard: Space lifts, arrows move, Escape puts back. */
export function MenuTree({ label, rows, levels, states, chosen, onChange, onChoose }: TreeProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    // Columns of the footer stand beside the header: they open when they are asked for.
    () => new Set(levels === FOOTER_LEVELS ? rowsWithin(rows, '').map(({ id }) => id) : []),
  );
  const [dragged, setDragged] = useState<string>();
  const { list, lifted, said, take, onKeyDown } = useLifted({ label, rows, levels, onChange });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const isClosed = (id: string) => closed.has(id) || id === dragged;
  const shown = inReadingOrder(rows).filter(row => {
    for (let at = row.within; at; at = rows.find(({ id }) => id === at)?.within ?? '')
      if (isClosed(at)) return false;
    return true;
  });

  function onDragEnd({ active, over, delta }: DragEndEvent) {
    setDragged(undefined);
    if (!over) return;
    const id = String(active.id);
    const level = (levelOf(rows, id) ?? 1) + Math.round(delta.x / INDENT);
    take(dropRow(rows, id, { over: String(over.id), level, levels, shown }), id);
  }
  function toggle(id: string) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={shown} strategy={verticalListSortingStrategy}>
          <ul ref={list} className={css.tree} aria-label={label}>
            {shown.map(row => (
              <TreeRow
                key={row.id}
                row={row}
                level={levelOf(rows, row.id) ?? 1}
                inside={rowsWithin(rows, row.id).length}
                isColumn={levels === FOOTER_LEVELS && row.within === ''}
                closed={isClosed(row.id)}
                chosen={row.id === chosen}
                lifted={row.id === lifted}
                state={row.href ? states[row.href] : undefined}
                onKeyDown={event => onKeyDown(event, row.id)}
                onStep={by => take(stepRow(rows, row.id, by, levels), row.id)}
                onToggle={() => toggle(row.id)}
                onChoose={() => onChoose(row.id)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <span className={visuallyHidden} role="status">
        {said}
      </span>
    </>
  );
}
