/** An indexed word, with the number of documents that contain it. */
export type KnownWord = { word: string; documents: number };

/** Allows more typos in longer words. */
const getTyposMax = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** Returns the optimal string alignment distances to the whole word and to its best prefix. */
export function getEditDistances(term: string, word: string): { wholeWord: number; prefix: number } {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= term.length; row++) {
    const nextRow = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSameLetter = term[row - 1] === word[column - 1];
      let distance = Math.min(
        (lastRow[column] ?? 0) + 1,
        (nextRow[column - 1] ?? 0) + 1,
        (lastRow[column - 1] ?? 0) + (isSameLetter ? 0 : 1),
      );
      if (row > 1 && term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1])
        distance = Math.min(distance, (rowBeforeLast[column - 2] ?? 0) + 1);
      nextRow.push(distance);
    }
    rowBeforeLast = lastRow;
    lastRow = nextRow;
  }
  return { wholeWord: lastRow[word.length] ?? 0, prefix: Math.min(...lastRow) };
}

/**
 * Prefers the fewest typos, then the closest length, then the most common word.
 * @returns undefined if no word is close enough
 */
export function findClosestWord(term: string, words: readonly KnownWord[]): string | undefined {
  const typosMax = getTyposMax(term);
  const matches = words
    .map(candidate => ({ ...candidate, ...getEditDistances(term, candidate.word) }))
    .filter(({ prefix }) => prefix <= typosMax)
    .sort((a, b) => a.prefix - b.prefix || a.wholeWord - b.wholeWord || b.documents - a.documents);
  return matches[0]?.word;
}
