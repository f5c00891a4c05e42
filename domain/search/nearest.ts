/** A word that things have, and how many have it. */
export type KnownWord = { word: string; documents: number };

/** Mistakes that a word may have: one in a short word, two in a long one. */
const getMaxMistakes = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word of another
 * (optimal string alignment): all of it, and its best beginning.
 */
export function getDistances(asked: string, word: string): { whole: number; beginning: number } {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= asked.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = asked[row - 1] === word[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && asked[row - 1] === word[column - 2] && asked[row - 2] === word[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return { whole: last[word.length] ?? 0, beginning: Math.min(...last) };
}

/**
 * The word that was probably meant: the fewest mistakes, then the most alike in length, then the most common.
 * @returns undefined when none is near enough.
 */
export function findClosestWord(asked: string, words: readonly KnownWord[]): string | undefined {
  const allowed = getMaxMistakes(asked);
  const near = words
    .map(known => ({ ...known, ...getDistances(asked, known.word) }))
    .filter(({ beginning }) => beginning <= allowed)
    .sort((a, b) => a.beginning - b.beginning || a.whole - b.whole || b.documents - a.documents);
  return near[0]?.word;
}
