import { hasSameValue, isRows, type Row, type Values } from './merge';

/**
 * What a field was when a change began, and what it is to be. With `ids`, of rows only those that differ: their order was
 * `ids.from` and is `ids.to`, where it is another one.
 */
export type Change = {
  from?: unknown;
  to: unknown;
  ids?: { from: string[]; to?: string[] | undefined } | undefined;
};

/** Changed fields, each as a whole. */
export const diffFields = (from: Values, to: Values): Record<string, Change> =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])]
      .filter(name => !hasSameValue(from[name], to[name]))
      .map(name => [name, { from: from[name], to: to[name] ?? null }]),
  );

/** Changed fields, of lists of rows only the rows that differ: a letter in a long text is not sent as the whole text. */
export const diffRows = (from: Values, to: Values): Record<string, Change> =>
  Object.fromEntries(
    Object.entries(diffFields(from, to)).map(([name, change]) => [name, diffRowLists(change) ?? change]),
  );

function diffRowLists({ from, to }: Change): Change | undefined {
  // A list without rows may be one that nobody has stored yet.
  if (!isRows(from) || !isRows(to) || from.length === 0) return undefined;
  const [before, after] = [byId(from), byId(to)];
  if (before.size < from.length || after.size < to.length) return undefined;
  const ids = { from: [...before.keys()], to: [...after.keys()] };
  const differing = (rows: Row[], others: Map<string, Row>) =>
    rows.filter(row => !hasSameValue(row, others.get(row._id)));
  return {
    from: differing(from, after),
    to: differing(to, before),
    ids: hasSameValue(ids.from, ids.to) ? { from: ids.from } : ids,
  };
}

const byId = (rows: readonly Row[]) => new Map(rows.map(row => [row._id, row]));

/**
 * The whole of a change that names rows, beside what the field holds now: rows that it leaves out are as they are there,
 * and those that are gone there it does not bring back.
 * @returns undefined where the field holds no rows: then only the whole field says what was meant.
 */
export function applyChange(current: unknown, { from, to, ids }: Change): Change | undefined {
  if (!ids) return { from, to };
  if (!isRows(current) || !isRows(from) || !isRows(to)) return undefined;
  const there = byId(current);
  const whole = (rows: Row[], order: readonly string[]) => {
    const sent = byId(rows);
    return order.flatMap(id => sent.get(id) ?? there.get(id) ?? []);
  };
  return { from: whole(from, ids.from), to: whole(to, ids.to ?? ids.from) };
}
