import { getValueAt } from '../../domain/fields/path';
import { type KindName, kinds } from '../../domain/kinds';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { findChosenSlug } from '../../domain/slug';
import { countWords, diffTexts, findImages, getText } from './diff-texts';

/** Maximum length (characters) of lines shown as before and after. Longer changes are counted in words. */
const SHOWN_LENGTH_MAX = 100;

/** `was` is the old text, if `description` is the new one. */
export type FieldChange = { name: string; was?: string; description: string; note?: string };

/** Lists an item's changes. The new URL follows the title, with which it can change (rule 5). */
export function describeItemChanges(
  { name, names }: { name: KindName; names: Record<string, string> },
  before: Values & { slug: string },
  after: Values,
): FieldChange[] {
  const changes = describeChanges(names, before, after);
  const slug = findChosenSlug(after);
  if (changes.length === 0 || !slug || slug === before.slug) return changes;
  const { getPath } = kinds[name];
  const otherChanges = changes.filter(change => change.name !== names.address);
  return otherChanges.toSpliced(otherChanges.findIndex(change => change.name === names.title) + 1, 0, {
    name: 'URL',
    was: getPath(before.slug),
    description: getPath(slug),
    note: 'The old URL redirects.',
  });
}

export const describeChanges = (
  names: Record<string, string>,
  before: Values,
  after: Values,
): FieldChange[] =>
  Object.entries(names)
    .map(([path, name]) => ({ name, was: getValueAt(before, path), is: getValueAt(after, path) }))
    .filter(({ was, is }) => !hasSameValue(was ?? '', is ?? ''))
    .map(({ name, was, is }) =>
      isShortLine(was) && isShortLine(is)
        ? { name, was, description: is }
        : { name, description: describeChange(was, is) },
    );

export function describeChange(before: unknown, after: unknown): string {
  if (isBlank(before)) return 'New';
  if (isBlank(after)) return 'Removed';
  if (Array.isArray(before) && Array.isArray(after)) return describeRowChanges(before, after);
  if (!hasSameValue(findImages(before), findImages(after))) return 'New image';
  const { added, removed } = countWords(diffTexts(getText(before), getText(after)));
  if (added + removed === 0) return 'Changed';
  return joinCounts([
    added > 0 && `${added} new ${added === 1 ? 'word' : 'words'}`,
    removed > 0 && `${removed} removed`,
  ]);
}

const isShortLine = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= SHOWN_LENGTH_MAX &&
  !/[\n<]|^\/uploads\//.test(value);

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value !== 'boolean' && getText(value).trim() === '' && findImages(value).length === 0);

/** Identifies a row by its id, otherwise by its content. */
const getRowKey = (row: unknown) =>
  (typeof row === 'object' && row !== null && '_id' in row && String(row._id)) || JSON.stringify(row);

function describeRowChanges(before: readonly unknown[], after: readonly unknown[]): string {
  const oldRows = new Map(before.map(row => [getRowKey(row), row]));
  const newRows = new Map(after.map(row => [getRowKey(row), row]));
  const changedRows = [...newRows].filter(
    ([key, row]) => oldRows.has(key) && !hasSameValue(oldRows.get(key), row),
  );
  const addedCount = [...newRows.keys()].filter(key => !oldRows.has(key)).length;
  const removedCount = [...oldRows.keys()].filter(key => !newRows.has(key)).length;
  const [[key, row] = [], ...otherRows] = changedRows;
  if (addedCount + removedCount + otherRows.length === 0)
    return key === undefined ? 'Reordered' : describeChange(oldRows.get(key), row);
  return joinCounts([
    changedRows.length > 0 && `${changedRows.length} changed`,
    addedCount > 0 && `${addedCount} added`,
    removedCount > 0 && `${removedCount} removed`,
  ]);
}

const joinCounts = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');
