import { SEARCH_LENGTH_MAX, SEARCH_WORDS_MAX } from '../limits';

/** Letters that carry no separable accent, as those write them who lack the key. */
const PLAIN: Record<string, string> = { ґ: 'г', ł: 'l', ø: 'o', đ: 'd', ı: 'i' };
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Signs that stand within a word and are typed in many ways or not at all: п’ять, don't. */
const WITHIN = "['’ʼ`´\\p{M}\\p{Cf}]";
const APOSTROPHES = /(?<=[\p{L}\p{N}])['’ʼ`´](?=\p{L})/gu;

/**
 * What a search compares: any alphabet's letters in lower case, without accents, apostrophes and joiners. Ukrainian ї
 * is і, й is и and ґ is г then, for both sides.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(APOSTROPHES, '')
    .replace(PLAIN_LETTERS, letter => PLAIN[letter] ?? letter);

/** The words of a folded text, each once. */
export const splitWords = (folded: string): string[] => [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];

/**
 * The words that a search looks for. What is asked may be anything: beyond the first hundred letters and eight words
 * it is not read.
 */
export const parseTerms = (asked: string): string[] =>
  splitWords(foldText(asked.slice(0, SEARCH_LENGTH_MAX))).slice(0, SEARCH_WORDS_MAX);

/** Whether each of the words begins one of the text. @param words as `askedWords` gives them. */
export function matchesAll(text: string, words: readonly string[]): boolean {
  const own = splitWords(foldText(text));
  return words.every(word => own.some(each => each.startsWith(word)));
}

/** A piece of a text, and whether it is what was looked for. */
export type MarkedText = { text: string; marked: boolean }[];

const SPELLINGS: Record<string, string> = { г: '[гґ]', l: '[lł]', o: '[oø]', d: '[dđ]', i: '[iı]' };

/** Finds, in a text as it is written (NFD), words that begin with one of these. */
function createFinder(words: readonly string[]): RegExp {
  const begins = words.map(word => [...word].map(letter => SPELLINGS[letter] ?? letter).join(`${WITHIN}*`));
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}]|\\p{L}['’ʼ\`´])(?:${begins.join('|')})(?:${WITHIN}*[\\p{L}\\p{N}])*\\p{M}*`,
    'giu',
  );
}

/** A text in which the words that begin with one of these are marked. @param words as `askedWords` gives them. */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const decomposed = text.normalize('NFD');
  const pieces: MarkedText = [];
  let from = 0;
  const add = (to: number, marked: boolean) => {
    if (to > from) pieces.push({ text: decomposed.slice(from, to).normalize('NFC'), marked });
    from = to;
  };
  if (words.length > 0)
    for (const found of decomposed.matchAll(createFinder(words))) {
      add(found.index, false);
      add(found.index + found[0].length, true);
    }
  add(decomposed.length, false);
  return pieces;
}

const EXCERPT_LENGTH = 180;

/**
 * The piece of a text around the first of the words, marked; its beginning where none is in it.
 * @param length letters of it; a third of them may stand before that word.
 */
export function getExcerptAround(
  text: string,
  words: readonly string[],
  length: number = EXCERPT_LENGTH,
): MarkedText {
  const lead = length / 3;
  const decomposed = text.normalize('NFD');
  const at = words.length > 0 ? (createFinder(words).exec(decomposed)?.index ?? 0) : 0;
  const start = at <= lead ? 0 : findWordStart(decomposed, at - lead, at);
  const isWhole = decomposed.length <= start + length;
  const end = isWhole ? decomposed.length : findWordEnd(decomposed, start + length, at);
  const cut = decomposed.slice(start, end).trim();
  return markWords(`${start > 0 ? '… ' : ''}${cut}${isWhole ? '' : ' …'}`, words);
}

/** Where a sentence, else a word, begins between two places. */
function findWordStart(text: string, from: number, to: number): number {
  const between = text.slice(from, to);
  const sentence = between.lastIndexOf('. ');
  const space = sentence >= 0 ? sentence + 1 : between.indexOf(' ');
  return space < 0 ? to : from + space + 1;
}

/** The last space before a place; the place itself in a text without spaces. */
function findWordEnd(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > least ? space : to;
}
