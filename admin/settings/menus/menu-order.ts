import { dropRow, indentRow, moveRowBy, outdentRow } from '../../../domain/menu-moves';
import { findLevel, listRowsWithin, type MenuRow } from '../../../domain/menus';
import type { ListOrder } from '../../kit/list-order';

/** Allows nesting up to `levels` deep. */
export function createMenuOrder(levels: number, isClosed: (id: string) => boolean): ListOrder<MenuRow> {
  const find = (rows: readonly MenuRow[], id: string) => rows.find(row => row.id === id);
  return {
    step(rows, id, by) {
      if (by === 'in') return indentRow(rows, id, levels);
      if (by === 'out') return outdentRow(rows, id, levels);
      return moveRowBy(rows, id, by === 'up' ? -1 : 1, levels);
    },
    drop: (rows, id, { over, level, shown }) =>
      dropRow(rows, id, { targetId: over, level, levels, visibleRows: shown }),
    getLevel: (rows, id) => findLevel(rows, id) ?? 1,
    getPosition(rows, id) {
      const siblings = listRowsWithin(rows, find(rows, id)?.within ?? '');
      return `${siblings.findIndex(sibling => sibling.id === id) + 1} of ${siblings.length}`;
    },
    findParent: (rows, id) => find(rows, find(rows, id)?.within ?? '')?.title,
    isShown(rows, row, dragged) {
      for (let at = row.within; at; at = find(rows, at)?.within ?? '')
        if (isClosed(at) || at === dragged) return false;
      return true;
    },
  };
}
