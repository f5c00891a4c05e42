import { diffWords } from 'diff';
import { stripTags } from '../../domain/meta';

/** Letters of two texts that are compared word by word; beyond that they are shown one after the other. */
const COMPARED_MAX = 60_000;

export type Piece = { text: string; how: 'same' | 'added' | 'removed' };

/** What became of a text, piece by piece. */
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

/** How many words came and went with the pieces. */
export function countWords(pieces: readonly Piece[]): { added: number; removed: number } {
  const count = { same: 0, added: 0, removed: 0 };
  for (const { text, how } of pieces) count[how] += text.split(/\s+/).filter(Boolean).length;
  return { added: count.added, removed: count.removed };
}

/** Pictures in a value, by their addresses. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:\/uploads\/|https?:\/\/\S+\.(?:png|jpe?g|webp|avif|gif|svg))/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(picturesIn);
  return [];
}

/** The words of a value, without markup, addresses and ids. */
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
