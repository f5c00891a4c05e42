import { getLevel, listBranch, listRowsWithin, type MenuRow, sortByReadingOrder } from './menus';

/** Moves of rows in a menu; each gives the rows anew, or undefined where there is nowhere to go. */
type Moved = MenuRow[] | undefined;

/** How many levels a row and what stands in it take. */
function getDepth(rows: readonly MenuRow[], id: string): number {
  const inside = listRowsWithin(rows, id);
  return 1 + Math.max(0, ...inside.map(row => getDepth(rows, row.id)));
}

/**
 * Puts a row, with all that stands in it, into another one (or the top) before one of the rows there.
 * @param before id of that row; undefined: at the end.
 */
export function moveRow(
  rows: readonly MenuRow[],
  id: string,
  { within, before, levels }: { within: string; before?: string | undefined; levels: number },
): Moved {
  const branch = listBranch(rows, id);
  if (branch.length === 0 || branch.some(row => row.id === within || row.id === before)) return undefined;
  const level = within === '' ? 0 : getLevel(rows, within);
  if (level === undefined || level + getDepth(rows, id) > levels) return undefined;
  const moved = branch.map(row => (row.id === id ? { ...row, within } : row));
  const others = rows.filter(row => !branch.some(each => each.id === row.id));
  const at = before === undefined ? others.length : others.findIndex(row => row.id === before);
  return sortByReadingOrder([...others.slice(0, at), ...moved, ...others.slice(at)]);
}

/** Among those beside it, one place up or down. */
export function stepRow(rows: readonly MenuRow[], id: string, by: 1 | -1, levels: number): Moved {
  const row = rows.find(each => each.id === id);
  if (!row) return undefined;
  const beside = listRowsWithin(rows, row.within);
  const at = beside.findIndex(each => each.id === id);
  const other = beside[at + by];
  if (other)
    return moveRow(rows, id, { within: row.within, before: by < 0 ? other.id : beside[at + 2]?.id, levels });
  // Past the end of its menu it goes into the one beside that.
  const parent = rows.find(each => each.id === row.within);
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

/** One level in: to the end of the row above it. */
export function indentRow(rows: readonly MenuRow[], id: string, levels: number): Moved {
  const row = rows.find(each => each.id === id);
  const beside = row ? listRowsWithin(rows, row.within) : [];
  const above = beside[beside.findIndex(each => each.id === id) - 1];
  return above && moveRow(rows, id, { within: above.id, levels });
}

/** One level out: right after the row that it stands in. */
export function outdentRow(rows: readonly MenuRow[], id: string, levels: number): Moved {
  const row = rows.find(each => each.id === id);
  const parent = row && rows.find(each => each.id === row.within);
  if (!parent) return undefined;
  const beside = listRowsWithin(rows, parent.within);
  return moveRow(rows, id, { within: parent.within, before: beside[beside.indexOf(parent) + 1]?.id, levels });
}

/**
 * Where a row goes that was dropped onto another one's place.
 * @param shown the rows that are seen, in reading order: what stands in a closed one is not.
 * @param level how deep it was dropped; as near to that as there is a place.
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
  const levelAt = (index: number) => getLevel(rows, others[index]?.id ?? '') ?? 1;
  const above = at > 0 ? levelAt(at - 1) : 0;
  const below = others[at] ? levelAt(at) : 1;
  const wanted = Math.max(below, Math.min(level, above + 1));
  for (let deep = Math.min(wanted, levels); deep >= 1; deep--) {
    let parent = others[at - 1];
    while (parent && (getLevel(rows, parent.id) ?? 1) >= deep)
      parent = rows.find(row => row.id === parent?.within);
    const within = parent?.id ?? '';
    const before = others.slice(at).find(row => row.within === within)?.id;
    const moved = moveRow(rows, id, { within, before, levels });
    if (moved) return moved;
  }
  return undefined;
}
