import { messages } from '../../domain/messages';
import type { Services } from '../context';

/** Number of letters checked, because checking long passwords is slow. */
const CHECKED_LENGTH = 32;
/** The library’s score for fewer than a million guesses: a common password or a simple variation of one. */
const GUESSED_SOON = 1;
/** Minimum length of names to look for, and of the rest of a password that contains them. */
const NAME_MIN = 3;
const REMAINDER_MIN = 6;

/** Loaded on first use, because the list takes a megabyte and is needed only a few times a year. */
let loaded: Promise<(password: string) => number> | undefined;

async function loadCheck() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string) => library.check(password).score;
}

/** Returns whether a password is common, or a simple variation of a common one or of keyboard rows. */
async function isCommon(password: string): Promise<boolean> {
  loaded ??= loadCheck();
  const getScore = await loaded;
  return getScore(password.slice(0, CHECKED_LENGTH)) <= GUESSED_SOON;
}

const splitWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

/** Returns whether a password consists of well-known names and little else. */
function isComposedOf(names: readonly string[], password: string): boolean {
  const guessableWords = names.flatMap(name => [...splitWords(name), splitWords(name).join('')]);
  const longestFirst = guessableWords
    .filter(({ length }) => length >= NAME_MIN)
    .sort((a, b) => b.length - a.length);
  const remainder = longestFirst.reduce(
    (rest, word) => rest.replaceAll(word, ''),
    splitWords(password).join(''),
  );
  return (
    longestFirst.some(word => splitWords(password).join('').includes(word)) &&
    remainder.length < REMAINDER_MIN
  );
}

/** Returns the names of the site, which attackers try first. */
export const getSiteNames = ({ site, siteUrl }: Pick<Services, 'site' | 'siteUrl'>): string[] => [
  site().name,
  new URL(siteUrl).hostname,
];

/**
 * Checks whether a password is easy to guess (rule 35).
 * @param names of the member and the site, which attackers try first.
 * @returns the error message; undefined if the password is fine.
 */
export async function validatePassword(
  password: string,
  names: readonly string[],
): Promise<string | undefined> {
  if (await isCommon(password)) return messages.passwordCommon;
  return isComposedOf(names, password) ? messages.passwordOwnName : undefined;
}
