import { isRowList, mergeValues, type ValueRow, type Values } from './merge';

const PREFIX = 'alternative-';
/** Maximum length of the original id, which leaves room for the prefix and suffix within a row id. */
const ORIGINAL_ID_MAX = 40;

/**
 * Creates the id of an alternative: a second text of a block, written while another editor typed in the block. It is
 * stored below the block until an editor chooses.
 * @param suffix makes the id unique.
 */
export const createAlternativeId = (original: string, suffix = ''): string =>
  `${PREFIX}${(isAlternative(original) ? original.slice(PREFIX.length, original.lastIndexOf('-')) : original).slice(0, ORIGINAL_ID_MAX)}-${suffix.slice(0, 8)}`;

export const isAlternative = (id: unknown): boolean => typeof id === 'string' && id.startsWith(PREFIX);

export const listAlternatives = (values: Values): { path: string; id: string }[] =>
  Object.entries(values).flatMap(([name, rows]) =>
    isRowList(rows)
      ? rows.flatMap(({ _id: id }, index) => (isAlternative(id) ? [{ path: `${name}.${index}`, id }] : []))
      : [],
  );

/** Returns whether a row's text contains all characters of another row in order, so that none would be lost. */
function isContained({ content }: ValueRow, { content: otherContent }: ValueRow): boolean {
  if (typeof content !== 'string' || typeof otherContent !== 'string' || content === '') return false;
  let index = 0;
  for (const character of otherContent) if (content.startsWith(character, index)) index += character.length;
  return index === content.length;
}

/**
 * Adds the editor's text of each block in conflict below the block.
 * @param mine the editor's values.
 * @returns the values, and the conflicts that aren't in blocks.
 */
export function addAlternatives(
  values: Values,
  conflicts: readonly string[],
  mine: Values,
  createRowId: () => string,
): { values: Values; conflicts: string[] } {
  const newValues = { ...values };
  const fieldConflicts = conflicts.filter(path => {
    const [name = '', id = '', ...remainingPath] = path.split('.');
    const [rows, myRows] = [newValues[name], mine[name]];
    if (remainingPath.length === 0 || !isRowList(rows) || !isRowList(myRows)) return true;
    const index = rows.findIndex(({ _id }) => _id === id);
    const myRow = myRows.find(({ _id }) => _id === id);
    if (!myRow || rows[index]?.type === undefined) return true;
    const alternatives = rows.filter(
      row => row === rows[index] || row._id.startsWith(createAlternativeId(id)),
    );
    if (!alternatives.some(row => isContained(myRow, row)))
      newValues[name] = rows.toSpliced(index + 1, 0, {
        ...myRow,
        _id: createAlternativeId(id, createRowId()),
      });
    return false;
  });
  return { values: newValues, conflicts: fieldConflicts };
}

const findRow = (rows: unknown, id: string) =>
  isRowList(rows) ? rows.find(({ _id }) => _id === id) : undefined;

/** Returns the paths of block texts that both editors changed. */
export const findMergedTexts = (base: Values, mine: Values, merged: Values): string[] =>
  Object.entries(merged).flatMap(([name, rows]) =>
    (isRowList(rows) ? rows : []).flatMap(({ _id, content }) => {
      const [baseText, ownText] = [base, mine].map(values => findRow(values[name], _id)?.content);
      const isMerged =
        new Set([baseText, ownText, content]).size === 3 && baseText !== undefined && ownText !== undefined;
      return isMerged ? [`${name}.${_id}.content`] : [];
    }),
  );

/** Replaces merged texts with the other editor's, and adds the editor's own texts below them. */
export function separateTexts(
  values: Values,
  paths: readonly string[],
  { base, mine }: { base: Values; mine: Values },
  createRowId: () => string,
): Values {
  const theirs = mergeValues(mine, base, values).values;
  const separatedValues = Object.entries(values).map(([name, rows]) => [
    name,
    isRowList(rows)
      ? rows.map(row =>
          paths.includes(`${name}.${row._id}.content`) ? (findRow(theirs[name], row._id) ?? row) : row,
        )
      : rows,
  ]);
  return addAlternatives(Object.fromEntries(separatedValues), paths, mine, createRowId).values;
}
