import { getValueAt } from '../../domain/fields/path';
import { listNodes, type Schema } from '../../domain/fields/tree';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { countWords, picturesIn, wordsChanged, wordsIn } from './words-changed';

/** A part of an item in the history: a field, or a section of a page. */
export type Part = { id: string; name: string; rows: readonly Row[] };
type Row = { label: string; value: unknown };

/** Lists the names of the fields of an item by their paths: of a group that has no name, those inside it. */
export const listFieldNames = (schema: Schema): Record<string, string> =>
  Object.fromEntries(
    listNodes(schema).flatMap(({ schema, path, meta }) =>
      meta.label
        ? [[path, meta.label]]
        : Object.entries(listFieldNames(schema)).map(([name, label]) => [`${path}.${name}`, label]),
    ),
  );

/** Returns what people call the field at a path: by its own name, or by that of the part it belongs to. */
export function fieldName(names: Readonly<Record<string, string>>, path: string): string {
  const [field = path, inside] = path.split('.');
  return names[`${field}.${inside}`] ?? names[field] ?? field;
}

/** Returns the fields of an item as parts. */
export const fieldParts =
  (names: Record<string, string>) =>
  (values: Values): Part[] =>
    Object.entries(names).map(([id, name]) => ({
      id,
      name,
      rows: [{ label: '', value: getValueAt(values, id) }],
    }));

export type ChangedPart = {
  id: string;
  name: string;
  rows: { label: string; before: unknown; after: unknown }[];
};

/** Returns the differences between two versions in the order of the later one, then what was removed. */
export function changedParts(before: readonly Part[], after: readonly Part[]): ChangedPart[] {
  const gone = before.filter(({ id }) => !after.some(part => part.id === id));
  return [...after, ...gone].flatMap(({ id, name }) => {
    const [old, now] = [before, after].map(parts => parts.find(part => part.id === id)?.rows ?? []);
    const labels = [...new Set([...(now ?? []), ...(old ?? [])].map(({ label }) => label))];
    const valueIn = (rows: readonly Row[] | undefined, label: string) =>
      rows?.find(row => row.label === label)?.value;
    const rows = labels
      .map(label => ({ label, before: valueIn(old, label), after: valueIn(now, label) }))
      .filter(row => !hasSameValue(row.before ?? '', row.after ?? ''));
    return rows.length > 0 ? [{ id, name, rows }] : [];
  });
}

/** Counts added and removed words and images. */
export function countChanges(parts: readonly ChangedPart[]) {
  const rows = parts.flatMap(part => part.rows);
  const pieces = rows.flatMap(({ before, after }) => wordsChanged(wordsIn(before), wordsIn(after)));
  const pictures = rows.filter(
    ({ before, after }) => !hasSameValue(picturesIn(before), picturesIn(after)),
  ).length;
  return { ...countWords(pieces), pictures };
}
