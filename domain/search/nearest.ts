/** `documents` is the number of documents that contain the word. */
export type KnownWord = { word: string; documents: number };

/** Allows more typos in longer words. */
const getMaxMistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Returns the optimal string alignment distances to the whole word and to its best prefix. */
export function getEditDistances(term: string, word: string): { whole: number; beginning: number } {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= term.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = term[row - 1] === word[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return { whole: last[word.length] ?? 0, beginning: Math.min(...last) };
}

/**
 * Prefers the fewest typos, then the closest length, then the most common word.
 * @returns undefined if no word is close enough
 */
export function findClosestWord(term: string, words: readonly KnownWord[]): string | undefined {
  const allowed = getMaxMistakes(term);
  const near = words
    .map(candidate => ({ ...candidate, ...getEditDistances(term, candidate.word) }))
    .filter(({ beginning }) => beginning <= allowed)
    .sort((a, b) => a.beginning - b.beginning || a.whole - b.whole || b.documents - a.documents);
  return near[0]?.word;
}
