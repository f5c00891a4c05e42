import { messages } from '../../domain/messages';
import type { Services } from '../context';

/** Number of characters to check, because checking long passwords is slow. */
const CHECKED_LENGTH = 32;
/** zxcvbn’s score for fewer than a million guesses. */
const GUESSABLE_SCORE_MAX = 1;
/** Minimum length of names to look for in a password. */
const NAME_MIN = 3;
/** Minimum length of a password without the names that it contains. */
const REMAINDER_MIN = 6;

/** The check is loaded on first use, because the dictionary takes a megabyte and is rarely needed. */
let scorerPromise: Promise<(password: string) => number> | undefined;

async function loadScorer() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string) => library.check(password).score;
}

/** Returns whether a password is common, or a simple variation or keyboard pattern. */
async function isCommon(password: string): Promise<boolean> {
  scorerPromise ??= loadScorer();
  const getScore = await scorerPromise;
  return getScore(password.slice(0, CHECKED_LENGTH)) <= GUESSABLE_SCORE_MAX;
}

const splitWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

/** Returns whether too little of the password remains without the names. */
function isComposedOf(names: readonly string[], password: string): boolean {
  const guessableWords = names.flatMap(name => [...splitWords(name), splitWords(name).join('')]);
  const sortedWords = guessableWords
    .filter(({ length }) => length >= NAME_MIN)
    .sort((a, b) => b.length - a.length);
  const remainder = sortedWords.reduce(
    (text, word) => text.replaceAll(word, ''),
    splitWords(password).join(''),
  );
  return (
    sortedWords.some(word => splitWords(password).join('').includes(word)) && remainder.length < REMAINDER_MIN
  );
}

/** Returns the site’s names, which attackers try first. */
export const getSiteNames = ({ getSite, siteUrl }: Pick<Services, 'getSite' | 'siteUrl'>): string[] => [
  getSite().name,
  new URL(siteUrl).hostname,
];

/**
 * Rejects passwords that are easy to guess (rule 35).
 * @param names the member’s and the site’s names, which attackers try first.
 * @returns the error message, or undefined for a good password.
 */
export async function validatePassword(
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  if (await isCommon(password)) return messages.passwordCommon;
  return isComposedOf(names, password) ? messages.passwordOwnName : undefined;
}
