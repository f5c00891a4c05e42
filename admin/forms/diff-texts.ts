import { diffWords } from 'diff';
import { stripTags } from '../../domain/meta';

/** Maximum total length (characters) for a word diff. Longer texts are shown one after the other. */
const DIFF_LENGTH_MAX = 60_000;

type DiffPart = { text: string; change: 'same' | 'added' | 'removed' };

export function diffTexts(before: string, after: string): DiffPart[] {
  if (before.length + after.length > DIFF_LENGTH_MAX)
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
  return diffWords(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

export function countWords(parts: readonly DiffPart[]): { added: number; removed: number } {
  const counts = { same: 0, added: 0, removed: 0 };
  for (const { text, change } of parts) counts[change] += text.split(/\s+/).filter(Boolean).length;
  return { added: counts.added, removed: counts.removed };
}

/** Returns the URLs of all images inside a value, at any depth. */
export function findImages(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:\/uploads\/|https?:\/\/\S+\.(?:png|jpe?g|webp|avif|gif|svg))/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(findImages);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(findImages);
  return [];
}

/** Returns a value's text without markup, URLs and IDs. */
export function getText(value: unknown): string {
  if (typeof value === 'string') return findImages(value).length > 0 ? '' : stripTags(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(getText).filter(Boolean).join('\n');
  if (value === null || typeof value !== 'object') return '';
  return Object.entries(value)
    .filter(([name]) => !['_id', 'type', 'pixel'].includes(name))
    .map(([, entry]) => getText(entry))
    .filter(Boolean)
    .join('\n');
}
