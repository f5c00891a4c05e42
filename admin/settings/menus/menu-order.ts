import { dropRow, indentRow, moveRowBy, outdentRow } from '../../../domain/menu-moves';
import { findLevel, listRowsWithin, type MenuRow } from '../../../domain/menus';
import type { ListOrder } from '../../kit/list-order';

/** Creates an order that allows entries on this many levels. */
export function createMenuOrder(levels: number, isClosed: (id: string) => boolean): ListOrder<MenuRow> {
  const findRow = (rows: readonly MenuRow[], id: string) => rows.find(row => row.id === id);
  return {
    moveStep(rows, id, offset) {
      if (offset === 'in') return indentRow(rows, id, levels);
      if (offset === 'out') return outdentRow(rows, id, levels);
      return moveRowBy(rows, id, offset === 'up' ? -1 : 1, levels);
    },
    drop: (rows, id, { overId, level, visibleRows }) =>
      dropRow(rows, id, { targetId: overId, level, levels, visibleRows }),
    getLevel: (rows, id) => findLevel(rows, id) ?? 1,
    getPosition(rows, id) {
      const siblings = listRowsWithin(rows, findRow(rows, id)?.within ?? '');
      return `${siblings.findIndex(sibling => sibling.id === id) + 1} of ${siblings.length}`;
    },
    findParent: (rows, id) => findRow(rows, findRow(rows, id)?.within ?? '')?.title,
    isShown(rows, row, draggedId) {
      for (let parentId = row.within; parentId; parentId = findRow(rows, parentId)?.within ?? '')
        if (isClosed(parentId) || parentId === draggedId) return false;
      return true;
    },
  };
}
