import { SEARCH_LENGTH_MAX, SEARCH_WORDS_MAX } from '../limits';

/** Letters that normalisation doesn't decompose, with their usual replacements. */
const PLAIN_LETTER_BY_LETTER: Record<string, string> = { ґ: 'г', ł: 'l', ø: 'o', đ: 'd', ı: 'i' };
const PLAIN_LETTER_PATTERN = new RegExp(`[${Object.keys(PLAIN_LETTER_BY_LETTER).join('')}]`, 'g');
/** Characters within a word that are often omitted or typed differently: п’ять, don't. */
const IN_WORD_CHARACTERS = "['’ʼ`´\\p{M}\\p{Cf}]";
const APOSTROPHE_PATTERN = /(?<=[\p{L}\p{N}])['’ʼ`´](?=\p{L})/gu;

/**
 * Converts to lower case and removes accents, apostrophes and joiners. Ukrainian ї becomes і, й becomes и, and ґ
 * becomes г.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(APOSTROPHE_PATTERN, '')
    .replace(PLAIN_LETTER_PATTERN, letter => PLAIN_LETTER_BY_LETTER[letter] ?? letter);

/** Returns each word once. */
export const splitWords = (foldedText: string): string[] => [...new Set(foldedText.match(/[\p{L}\p{N}]+/gu))];

/** Reads at most a hundred characters and eight words. */
export const parseTerms = (query: string): string[] =>
  splitWords(foldText(query.slice(0, SEARCH_LENGTH_MAX))).slice(0, SEARCH_WORDS_MAX);

/**
 * Returns whether each term is a prefix of a word in the text.
 * @param words from `parseTerms`
 */
export function matchesAll(text: string, words: readonly string[]): boolean {
  const textWords = splitWords(foldText(text));
  return words.every(word => textWords.some(textWord => textWord.startsWith(word)));
}

export type MarkedText = { text: string; marked: boolean }[];

const SPELLINGS: Record<string, string> = { г: '[гґ]', l: '[lł]', o: '[oø]', d: '[dđ]', i: '[iı]' };

/** Matches words that start with a term, in unfolded text (NFD). */
function createTermPattern(words: readonly string[]): RegExp {
  const patterns = words.map(word =>
    [...word].map(letter => SPELLINGS[letter] ?? letter).join(`${IN_WORD_CHARACTERS}*`),
  );
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}]|\\p{L}['’ʼ\`´])(?:${patterns.join('|')})(?:${IN_WORD_CHARACTERS}*[\\p{L}\\p{N}])*\\p{M}*`,
    'giu',
  );
}

/**
 * Marks words that start with a term.
 * @param words from `parseTerms`
 */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const decomposedText = text.normalize('NFD');
  const parts: MarkedText = [];
  let from = 0;
  const addPart = (to: number, isMarked: boolean) => {
    if (to > from) parts.push({ text: decomposedText.slice(from, to).normalize('NFC'), marked: isMarked });
    from = to;
  };
  if (words.length > 0)
    for (const match of decomposedText.matchAll(createTermPattern(words))) {
      addPart(match.index, false);
      addPart(match.index + match[0].length, true);
    }
  addPart(decomposedText.length, false);
  return parts;
}

const EXCERPT_LENGTH = 180;

/**
 * Returns the start of the text if nothing matches.
 * @param length in characters, of which a third may precede the match
 */
export function getExcerptAround(
  text: string,
  words: readonly string[],
  length: number = EXCERPT_LENGTH,
): MarkedText {
  const leadLength = length / 3;
  const decomposedText = text.normalize('NFD');
  const matchIndex = words.length > 0 ? (createTermPattern(words).exec(decomposedText)?.index ?? 0) : 0;
  const start =
    matchIndex <= leadLength ? 0 : findWordStart(decomposedText, matchIndex - leadLength, matchIndex);
  const isWhole = decomposedText.length <= start + length;
  const end = isWhole ? decomposedText.length : findWordEnd(decomposedText, start + length, matchIndex);
  const excerpt = decomposedText.slice(start, end).trim();
  return markWords(`${start > 0 ? '… ' : ''}${excerpt}${isWhole ? '' : ' …'}`, words);
}

/** Prefers the start of a sentence to that of a word. */
function findWordStart(text: string, from: number, to: number): number {
  const textBetween = text.slice(from, to);
  const sentenceEnd = textBetween.lastIndexOf('. ');
  const spaceIndex = sentenceEnd >= 0 ? sentenceEnd + 1 : textBetween.indexOf(' ');
  return spaceIndex < 0 ? to : from + spaceIndex + 1;
}

/** Returns `to` if no space precedes it. */
function findWordEnd(text: string, to: number, minIndex: number): number {
  const spaceIndex = text.lastIndexOf(' ', to);
  return spaceIndex > minIndex ? spaceIndex : to;
}
