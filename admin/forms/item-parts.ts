import { getValueAt } from '../../domain/fields/path';
import { listFieldNodes, type Schema } from '../../domain/fields/tree';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { countWords, diffTexts, findImages, getText } from './diff-texts';

/** A unit of comparison in the history: a field, or a section of a page. */
export type ItemPart = { id: string; name: string; rows: readonly PartRow[] };
type PartRow = { label: string; value: unknown };

/** Returns labels by path. An unlabelled group is replaced by its fields. */
export const listFieldNames = (schema: Schema): Record<string, string> =>
  Object.fromEntries(
    listFieldNodes(schema).flatMap(({ schema, path, meta }) =>
      meta.label
        ? [[path, meta.label]]
        : Object.entries(listFieldNames(schema)).map(([name, label]) => [`${path}.${name}`, label]),
    ),
  );

/** Returns a field's label, or that of the containing field if it has none. */
export function getFieldLabel(names: Readonly<Record<string, string>>, path: string): string {
  const [field = path, innerPath] = path.split('.');
  return names[`${field}.${innerPath}`] ?? names[field] ?? field;
}

export const toFieldParts =
  (names: Record<string, string>) =>
  (values: Values): ItemPart[] =>
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

/** Lists changes in the later version's order, followed by removed parts. */
export function diffParts(before: readonly ItemPart[], after: readonly ItemPart[]): ChangedPart[] {
  const removedParts = before.filter(({ id }) => !after.some(part => part.id === id));
  return [...after, ...removedParts].flatMap(({ id, name }) => {
    const [oldRows, newRows] = [before, after].map(parts => parts.find(part => part.id === id)?.rows ?? []);
    const labels = [...new Set([...(newRows ?? []), ...(oldRows ?? [])].map(({ label }) => label))];
    const findValue = (rows: readonly PartRow[] | undefined, label: string) =>
      rows?.find(row => row.label === label)?.value;
    const rows = labels
      .map(label => ({ label, before: findValue(oldRows, label), after: findValue(newRows, label) }))
      .filter(row => !hasSameValue(row.before ?? '', row.after ?? ''));
    return rows.length > 0 ? [{ id, name, rows }] : [];
  });
}

export function countChanges(parts: readonly ChangedPart[]) {
  const rows = parts.flatMap(part => part.rows);
  const diffs = rows.flatMap(({ before, after }) => diffTexts(getText(before), getText(after)));
  const images = rows.filter(
    ({ before, after }) => !hasSameValue(findImages(before), findImages(after)),
  ).length;
  return { ...countWords(diffs), pictures: images };
}
