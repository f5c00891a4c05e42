import { hasSameValue, isRowList, type ValueRow, type Values } from './merge';

/**
 * A field before and after a change. With `ids`, `from` and `to` contain only changed rows, and `ids` has the old
 * order and, if different, the new one.
 */
export type FieldChange = {
  from?: unknown;
  to: unknown;
  ids?: { from: string[]; to?: string[] | undefined } | undefined;
};

/** Returns each changed field as a whole. */
export const diffFields = (from: Values, to: Values): Record<string, FieldChange> =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])]
      .filter(name => !hasSameValue(from[name], to[name]))
      .map(name => [name, { from: from[name], to: to[name] ?? null }]),
  );

/** Reduces lists to changed rows, so that a keystroke doesn't send a whole text. */
export const diffRows = (from: Values, to: Values): Record<string, FieldChange> =>
  Object.fromEntries(
    Object.entries(diffFields(from, to)).map(([name, change]) => [name, diffRowLists(change) ?? change]),
  );

function diffRowLists({ from, to }: FieldChange): FieldChange | undefined {
  // An empty list may never have been stored.
  if (!isRowList(from) || !isRowList(to) || from.length === 0) return undefined;
  const [fromById, toById] = [indexById(from), indexById(to)];
  if (fromById.size < from.length || toById.size < to.length) return undefined;
  const ids = { from: [...fromById.keys()], to: [...toById.keys()] };
  const listChangedFields = (rows: ValueRow[], otherRows: Map<string, ValueRow>) =>
    rows.filter(row => !hasSameValue(row, otherRows.get(row._id)));
  return {
    from: listChangedFields(from, toById),
    to: listChangedFields(to, fromById),
    ids: hasSameValue(ids.from, ids.to) ? { from: ids.from } : ids,
  };
}

const indexById = (rows: readonly ValueRow[]) => new Map(rows.map(row => [row._id, row]));

/**
 * Applies a change to a field. Leaves all other rows unchanged and doesn't restore deleted ones.
 * @returns undefined if the field has no rows and needs the whole value
 */
export function applyFieldChange(current: unknown, { from, to, ids }: FieldChange): FieldChange | undefined {
  if (!ids) return { from, to };
  if (!isRowList(current) || !isRowList(from) || !isRowList(to)) return undefined;
  const currentRows = indexById(current);
  const completeRows = (rows: ValueRow[], order: readonly string[]) => {
    const sentRows = indexById(rows);
    return order.flatMap(id => sentRows.get(id) ?? currentRows.get(id) ?? []);
  };
  return { from: completeRows(from, ids.from), to: completeRows(to, ids.to ?? ids.from) };
}
