import { diffWords } from 'diff';
import { stripTags } from '../../domain/meta';

/** Maximum length for a diff by words; longer texts are shown one after the other. */
const COMPARED_MAX = 60_000;

export type Piece = { text: string; how: 'same' | 'added' | 'removed' };

/** Returns the diff of two texts by words. */
export function wordsChanged(before: string, after: string): Piece[] {
  if (before.length + after.length > COMPARED_MAX)
    return [
      { text: before, how: 'removed' },
      { text: after, how: 'added' },
    ];
  return diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    how: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Counts added and removed words. */
export function countWords(pieces: readonly Piece[]): { added: number; removed: number } {
  const count = { same: 0, added: 0, removed: 0 };
  for (const { text, how } of pieces) count[how] += text.split(/\s+/).filter(Boolean).length;
  return { added: count.added, removed: count.removed };
}

/** Returns the URLs of all images in a value. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:\/uploads\/|https?:\/\/\S+\.(?:png|jpe?g|webp|avif|gif|svg))/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(picturesIn);
  return [];
}

/** Returns the text of a value without markup, URLs and ids. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return picturesIn(value).length > 0 ? '' : stripTags(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  if (value === null || typeof value !== 'object') return '';
  return Object.entries(value)
    .filter(([name]) => !['_id', 'type', 'pixel'].includes(name))
    .map(([, entry]) => wordsIn(entry))
    .filter(Boolean)
    .join('\n');
}
