import { findLevel, listBranch, listRowsWithin, type MenuRow, sortByReadingOrder } from './menus';

/** Rows after a move, or undefined if the move is impossible. */
type MovedRows = MenuRow[] | undefined;

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
): MovedRows {
  const branch = listBranch(rows, id);
  if (branch.length === 0 || branch.some(row => row.id === within || row.id === before)) return undefined;
  const level = within === '' ? 0 : findLevel(rows, within);
  if (level === undefined || level + getDepth(rows, id) > levels) return undefined;
  const movedBranch = branch.map(row => (row.id === id ? { ...row, within } : row));
  const otherRows = rows.filter(row => !branch.some(branchRow => branchRow.id === row.id));
  const insertIndex = before === undefined ? otherRows.length : otherRows.findIndex(row => row.id === before);
  return sortByReadingOrder([
    ...otherRows.slice(0, insertIndex),
    ...movedBranch,
    ...otherRows.slice(insertIndex),
  ]);
}

/** Moves a row up (-1) or down (1). */
export function moveRowBy(rows: readonly MenuRow[], id: string, step: 1 | -1, levels: number): MovedRows {
  const row = rows.find(candidate => candidate.id === id);
  if (!row) return undefined;
  const siblings = listRowsWithin(rows, row.within);
  const insertIndex = siblings.findIndex(sibling => sibling.id === id);
  const neighbour = siblings[insertIndex + step];
  if (neighbour)
    return moveRow(rows, id, {
      within: row.within,
      before: step < 0 ? neighbour.id : siblings[insertIndex + 2]?.id,
      levels,
    });
  // At the edge of its menu, the row moves into the adjacent one.
  const parent = rows.find(candidate => candidate.id === row.within);
  if (!parent) return undefined;
  const menus = listRowsWithin(rows, parent.within);
  const adjacentMenu = menus[menus.indexOf(parent) + step];
  if (!adjacentMenu || (adjacentMenu.href !== '' && listRowsWithin(rows, adjacentMenu.id).length === 0))
    return undefined;
  return moveRow(rows, id, {
    within: adjacentMenu.id,
    before: step > 0 ? listRowsWithin(rows, adjacentMenu.id)[0]?.id : undefined,
    levels,
  });
}

/** Makes a row the last child of the row above. */
export function indentRow(rows: readonly MenuRow[], id: string, levels: number): MovedRows {
  const row = rows.find(candidate => candidate.id === id);
  const siblings = row ? listRowsWithin(rows, row.within) : [];
  const levelAbove = siblings[siblings.findIndex(sibling => sibling.id === id) - 1];
  return levelAbove && moveRow(rows, id, { within: levelAbove.id, levels });
}

/** Moves a row below its former parent. */
export function outdentRow(rows: readonly MenuRow[], id: string, levels: number): MovedRows {
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
 * @param targetId id of the row at the drop position
 * @param visibleRows rows in reading order, without collapsed ones
 * @param level the drop's indentation. The nearest possible level is used.
 */
export function dropRow(
  rows: readonly MenuRow[],
  id: string,
  {
    targetId,
    level,
    levels,
    visibleRows,
  }: { targetId: string; level: number; levels: number; visibleRows: readonly MenuRow[] },
): MovedRows {
  const branch = new Set(listBranch(rows, id).map(row => row.id));
  const fromIndex = visibleRows.findIndex(row => row.id === id);
  const targetIndex = visibleRows.findIndex(row => row.id === targetId);
  if (fromIndex < 0 || targetIndex < 0 || (branch.has(targetId) && targetId !== id)) return undefined;
  const otherRows = visibleRows.filter(row => !branch.has(row.id));
  const targetPosition = otherRows.findIndex(row => row.id === targetId);
  const insertIndex =
    targetId === id
      ? otherRows.filter(row => visibleRows.indexOf(row) < fromIndex).length
      : targetIndex > fromIndex
        ? targetPosition + 1
        : targetPosition;
  const getLevelAt = (index: number) => findLevel(rows, otherRows[index]?.id ?? '') ?? 1;
  const levelAbove = insertIndex > 0 ? getLevelAt(insertIndex - 1) : 0;
  const levelBelow = otherRows[insertIndex] ? getLevelAt(insertIndex) : 1;
  const targetLevel = Math.max(levelBelow, Math.min(level, levelAbove + 1));
  for (let candidateLevel = Math.min(targetLevel, levels); candidateLevel >= 1; candidateLevel--) {
    let parent = otherRows[insertIndex - 1];
    while (parent && (findLevel(rows, parent.id) ?? 1) >= candidateLevel)
      parent = rows.find(row => row.id === parent?.within);
    const parentId = parent?.id ?? '';
    const nextSiblingId = otherRows.slice(insertIndex).find(row => row.within === parentId)?.id;
    const movedRows = moveRow(rows, id, { within: parentId, before: nextSiblingId, levels });
    if (movedRows) return movedRows;
  }
  return undefined;
}
