import { getValueAt } from '../../domain/fields/path';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { countWords, diffTexts, findImages, getText } from './diff-texts';

export type FieldChange = { name: string; description: string };

export const describeChanges = (
  names: Record<string, string>,
  before: Values,
  after: Values,
): FieldChange[] =>
  Object.entries(names)
    .map(([path, name]) => ({ name, was: getValueAt(before, path), is: getValueAt(after, path) }))
    .filter(({ was, is }) => !hasSameValue(was ?? '', is ?? ''))
    .map(({ name, was, is }) => ({ name, description: describeChange(was, is) }));

export function describeChange(was: unknown, is: unknown): string {
  if (isBlank(was)) return 'New';
  if (isBlank(is)) return 'Removed';
  if (Array.isArray(was) && Array.isArray(is)) return describeRowChanges(was, is);
  if (!hasSameValue(findImages(was), findImages(is))) return 'New image';
  const { added, removed } = countWords(diffTexts(getText(was), getText(is)));
  if (added + removed === 0) return 'Changed';
  return joinCounts([
    added > 0 && `${added} new ${added === 1 ? 'word' : 'words'}`,
    removed > 0 && `${removed} removed`,
  ]);
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value !== 'boolean' && getText(value).trim() === '' && findImages(value).length === 0);

/** Identifies a row by its id, otherwise by its content. */
const getRowKey = (row: unknown) =>
  (typeof row === 'object' && row !== null && '_id' in row && String(row._id)) || JSON.stringify(row);

function describeRowChanges(was: readonly unknown[], is: readonly unknown[]): string {
  const old = new Map(was.map(row => [getRowKey(row), row]));
  const now = new Map(is.map(row => [getRowKey(row), row]));
  const changed = [...now].filter(([key, row]) => old.has(key) && !hasSameValue(old.get(key), row)).length;
  const added = [...now.keys()].filter(key => !old.has(key)).length;
  const removed = [...old.keys()].filter(key => !now.has(key)).length;
  if (changed + added + removed === 0) return 'Reordered';
  return joinCounts([
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
  ]);
}

const joinCounts = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(', ');
