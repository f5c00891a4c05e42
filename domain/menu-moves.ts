import { findLevel, listBranch, listRowsWithin, type MenuRow, sortByReadingOrder } from './menus';

/** Undefined if the move is impossible. */
type Moved = MenuRow[] | undefined;

/** Counts the row itself as one level. */
function getDepth(rows: readonly MenuRow[], id: string): number {
  const children = listRowsWithin(rows, id);
  return 1 + Math.max(0, ...children.map(row => getDepth(rows, row.id)));
}

/**
 * Moves a row with its descendants.
 * @param within id of the new parent, or empty for the top level
 * @param before id of the next sibling, or undefined for the end
 */
export function moveRow(
  rows: readonly MenuRow[],
  id: string,
  { within, before, levels }: { within: string; before?: string | undefined; levels: number },
): Moved {
  const branch = listBranch(rows, id);
  if (branch.length === 0 || branch.some(row => row.id === within || row.id === before)) return undefined;
  const level = within === '' ? 0 : findLevel(rows, within);
  if (level === undefined || level + getDepth(rows, id) > levels) return undefined;
  const movedBranch = branch.map(row => (row.id === id ? { ...row, within } : row));
  const others = rows.filter(row => !branch.some(item => item.id === row.id));
  const at = before === undefined ? others.length : others.findIndex(row => row.id === before);
  return sortByReadingOrder([...others.slice(0, at), ...movedBranch, ...others.slice(at)]);
}

/** `by` is -1 for up and 1 for down. */
export function moveRowBy(rows: readonly MenuRow[], id: string, by: 1 | -1, levels: number): Moved {
  const row = rows.find(candidate => candidate.id === id);
  if (!row) return undefined;
  const siblings = listRowsWithin(rows, row.within);
  const at = siblings.findIndex(sibling => sibling.id === id);
  const other = siblings[at + by];
  if (other)
    return moveRow(rows, id, {
      within: row.within,
      before: by < 0 ? other.id : siblings[at + 2]?.id,
      levels,
    });
  // At the edge of its menu, the row moves into the adjacent one.
  const parent = rows.find(candidate => candidate.id === row.within);
  if (!parent) return undefined;
  const menus = listRowsWithin(rows, parent.within);
  const next = menus[menus.indexOf(parent) + by];
  if (!next || (next.href !== '' && listRowsWithin(rows, next.id).length === 0)) return undefined;
  return moveRow(rows, id, {
    within: next.id,
    before: by > 0 ? listRowsWithin(rows, next.id)[0]?.id : undefined,
    levels,
  });
}

/** The row becomes the last child of the row above. */
export function indentRow(rows: readonly MenuRow[], id: string, levels: number): Moved {
  const row = rows.find(candidate => candidate.id === id);
  const siblings = row ? listRowsWithin(rows, row.within) : [];
  const above = siblings[siblings.findIndex(sibling => sibling.id === id) - 1];
  return above && moveRow(rows, id, { within: above.id, levels });
}

/** The row moves below its former parent. */
export function outdentRow(rows: readonly MenuRow[], id: string, levels: number): Moved {
  const row = rows.find(candidate => candidate.id === id);
  const parent = row && rows.find(candidate => candidate.id === row.within);
  if (!parent) return undefined;
  const siblings = listRowsWithin(rows, parent.within);
  return moveRow(rows, id, {
    within: parent.within,
    before: siblings[siblings.indexOf(parent) + 1]?.id,
    levels,
  });
}

/**
 * @param over id of the row at the drop position
 * @param shown visible rows in reading order, without collapsed ones
 * @param level the drop's indentation. The nearest possible level is used.
 */
export function dropRow(
  rows: readonly MenuRow[],
  id: string,
  { over, level, levels, shown }: { over: string; level: number; levels: number; shown: readonly MenuRow[] },
): Moved {
  const branch = new Set(listBranch(rows, id).map(row => row.id));
  const from = shown.findIndex(row => row.id === id);
  const to = shown.findIndex(row => row.id === over);
  if (from < 0 || to < 0 || (branch.has(over) && over !== id)) return undefined;
  const others = shown.filter(row => !branch.has(row.id));
  const place = others.findIndex(row => row.id === over);
  const at =
    over === id ? others.filter(row => shown.indexOf(row) < from).length : to > from ? place + 1 : place;
  const getLevelAt = (index: number) => findLevel(rows, others[index]?.id ?? '') ?? 1;
  const above = at > 0 ? getLevelAt(at - 1) : 0;
  const below = others[at] ? getLevelAt(at) : 1;
  const targetLevel = Math.max(below, Math.min(level, above + 1));
  for (let deep = Math.min(targetLevel, levels); deep >= 1; deep--) {
    let parent = others[at - 1];
    while (parent && (findLevel(rows, parent.id) ?? 1) >= deep)
      parent = rows.find(row => row.id === parent?.within);
    const parentId = parent?.id ?? '';
    const before = others.slice(at).find(row => row.within === parentId)?.id;
    const movedRows = moveRow(rows, id, { within: parentId, before, levels });
    if (movedRows) return movedRows;
  }
  return undefined;
}
