import { diffWords } from 'diff';

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
