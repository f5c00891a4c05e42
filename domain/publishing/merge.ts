import { isRecord } from '../record';

export type Values = Record<string, unknown>;

/** `conflicts` has the paths of conflicting changes. */
type MergeResult = { values: Values; conflicts: string[] };

export type ValueRow = Values & { _id: string };

/** Returns whether a value is a list of rows with ids, such as blocks. */
export const isRowList = (value: unknown): value is ValueRow[] =>
  Array.isArray(value) && value.every(row => isRecord(row) && typeof row._id === 'string' && row._id !== '');

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(entry => typeof entry === 'string');

/** Returns whether two values are equal, ignoring key order and undefined fields. */
export function hasSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => hasSameValue(entry, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  for (const name of Object.keys(a)) if (!hasSameValue(a[name], b[name])) return false;
  for (const name of Object.keys(b)) if (a[name] === undefined && b[name] !== undefined) return false;
  return true;
}

/**
 * Merges field by field, rows by id, and texts by sentence. On a conflict, `theirs` wins and the path is reported.
 * @param base the common ancestor
 */
export function mergeValues(base: Values, mine: Values, theirs: Values): MergeResult {
  const conflicts: string[] = [];
  return { values: mergeFields(base, mine, theirs, '', conflicts), conflicts };
}

function mergeFields(
  base: Values,
  mine: Values,
  theirs: Values,
  prefix: string,
  conflicts: string[],
): Values {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const mergedValues: Values = {};
  for (const name of names) {
    // Row ids never change.
    const value =
      name === '_id'
        ? theirs._id
        : mergeValue(base[name], mine[name], theirs[name], prefix + name, conflicts);
    if (value !== undefined) mergedValues[name] = value;
  }
  return mergedValues;
}

function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: string,
  conflicts: string[],
): unknown {
  if (hasSameValue(mine, theirs) || hasSameValue(base, mine)) return theirs;
  if (hasSameValue(base, theirs)) return mine;
  const baseList = base ?? [];
  if (isTextList(baseList) && isTextList(mine) && isTextList(theirs))
    return mergeEntries(baseList, mine, theirs);
  if (isRowList(baseList) && isRowList(mine) && isRowList(theirs))
    return mergeRows(baseList, mine, theirs, path, conflicts);
  const text = mergeSentences(base, mine, theirs);
  if (text !== undefined) return text;
  if (isRecord(mine) && isRecord(theirs))
    return mergeFields(isRecord(base) ? base : {}, mine, theirs, `${path}.`, conflicts);
  conflicts.push(path);
  return theirs;
}

/** Splits after sentences, list items and lines. */
const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”’)]*\s+(?=\S)|<\/li>(?=.)|<br>(?=.)|\n(?=.))/s);

/** Finds the range of `base` that differs from `sentences`, and its replacement. */
function findChange(base: readonly string[], sentences: readonly string[]) {
  const maxLength = Math.min(base.length, sentences.length);
  let from = 0;
  while (from < maxLength && base[from] === sentences[from]) from++;
  let end = 0;
  while (end < maxLength - from && base[base.length - 1 - end] === sentences[sentences.length - 1 - end])
    end++;
  return { from, to: base.length - end, sentences: sentences.slice(from, sentences.length - end) };
}

/** Returns undefined if both sides changed the same sentence. */
function mergeSentences(base: unknown, mine: unknown, theirs: unknown): string | undefined {
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return undefined;
  const baseSentences = splitSentences(base);
  const [first, second] = [mine, theirs]
    .map(text => findChange(baseSentences, splitSentences(text)))
    .toSorted((a, b) => a.from - b.from || a.to - b.to) as [
    ReturnType<typeof findChange>,
    ReturnType<typeof findChange>,
  ];
  if (baseSentences.length < 2 || first.to > second.from || first.from === second.from) return undefined;
  return [
    ...baseSentences.slice(0, first.from),
    ...first.sentences,
    ...baseSentences.slice(first.to, second.from),
    ...second.sentences,
    ...baseSentences.slice(second.to),
  ].join('');
}

/** Applies the additions and removals in `mine` to `theirs`. */
const mergeEntries = (base: string[], mine: string[], theirs: string[]): string[] => {
  const [baseEntries, myEntries, theirEntries] = [new Set(base), new Set(mine), new Set(theirs)];
  const keptEntries = theirs.filter(entry => myEntries.has(entry) || !baseEntries.has(entry));
  const addedEntries = mine.filter(entry => !baseEntries.has(entry) && !theirEntries.has(entry));
  return insertAddedEntries(keptEntries, addedEntries, mine);
};

function mergeRows(
  base: ValueRow[],
  mine: ValueRow[],
  theirs: ValueRow[],
  path: string,
  conflicts: string[],
): ValueRow[] {
  const [baseList, myRowsById, theirRowsById] = [base, mine, theirs].map(
    rows => new Map(rows.map(row => [row._id, row])),
  ) as [Map<string, ValueRow>, Map<string, ValueRow>, Map<string, ValueRow>];
  const getIds = (rows: ValueRow[], otherRows: Map<string, ValueRow>) =>
    rows.map(({ _id }) => _id).filter(id => otherRows.has(id));
  // If one side reordered rows, its order applies. If both did, the order of `mine` applies.
  const isReorderedByMe = !hasSameValue(getIds(mine, baseList), getIds(base, myRowsById));
  const [leadingRows, otherRows] = isReorderedByMe ? [mine, theirs] : [theirs, mine];
  const order = insertAddedEntries(
    leadingRows.map(({ _id }) => _id),
    otherRows.map(({ _id }) => _id).filter(id => !(isReorderedByMe ? myRowsById : theirRowsById).has(id)),
    otherRows.map(({ _id }) => _id),
  );
  return order.flatMap(id => {
    const [baseRow, myRow, theirRow] = [baseList.get(id), myRowsById.get(id), theirRowsById.get(id)];
    if (myRow && theirRow && (baseRow === myRow || myRow === theirRow)) return [theirRow];
    if (myRow && theirRow)
      return [mergeFields(baseRow ?? {}, myRow, theirRow, `${path}.${id}.`, conflicts) as ValueRow];
    const remainingRow = myRow ?? theirRow;
    // A row that one side deleted stays only if the other side changed or added it.
    return remainingRow && (!baseRow || !hasSameValue(baseRow, remainingRow)) ? [remainingRow] : [];
  });
}

/** Inserts each added entry after its predecessor in `ownOrder`. */
function insertAddedEntries(list: string[], addedEntries: string[], ownOrder: string[]): string[] {
  const existingEntries = new Set(list);
  const pendingEntries = new Set(addedEntries.filter(entry => !existingEntries.has(entry)));
  const leadingEntries: string[] = [];
  const followersByEntry = new Map<string, string[]>();
  let group = leadingEntries;
  for (const entry of ownOrder) {
    if (pendingEntries.delete(entry)) group.push(entry);
    else if (existingEntries.has(entry)) {
      group = followersByEntry.get(entry) ?? [];
      followersByEntry.set(entry, group);
    }
  }
  const mergedEntries = list.flatMap(entry => {
    const followers = followersByEntry.get(entry) ?? [];
    // Insert the followers only after the first of duplicate entries.
    followersByEntry.delete(entry);
    return [entry, ...followers];
  });
  return [...leadingEntries, ...mergedEntries];
}
