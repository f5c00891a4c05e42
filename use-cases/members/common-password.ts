import { messages } from '../../domain/messages';
import type { Services } from '../context';

/** Letters that are looked at: enough to know a common password by, and long ones take long. */
const LOOKED_AT = 32;
/** The library's mark for what falls within a million guesses: on the list, or not far from it. */
const GUESSED_SOON = 1;
/** Letters of a name that are worth looking for, and that a password needs beside such names. */
const NAME_MIN = 3;
const OWN_MIN = 6;

/** The list is a megabyte, wanted a few times a year: it is read when it is first asked for. */
let loaded: Promise<(password: string) => number> | undefined;

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string) => library.check(password).score;
}

/** Whether a password is on the list of common ones, or is made of it or of a keyboard's rows in the usual ways. */
async function isCommon(password: string): Promise<boolean> {
  loaded ??= load();
  const scoreOf = await loaded;
  return scoreOf(password.slice(0, LOOKED_AT)) <= GUESSED_SOON;
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

/** Whether a password is names that everybody knows, with little beside them. */
function isMadeOf(names: readonly string[], password: string): boolean {
  const words = names.flatMap(name => [...wordsOf(name), wordsOf(name).join('')]);
  const longestFirst = words.filter(({ length }) => length >= NAME_MIN).sort((a, b) => b.length - a.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), wordsOf(password).join(''));
  return longestFirst.some(word => wordsOf(password).join('').includes(word)) && left.length < OWN_MIN;
}

/** What the site is called, which is tried first, too. */
export const namesOf = ({ site, siteUrl }: Pick<Services, 'site' | 'siteUrl'>): string[] => [
  site().name,
  new URL(siteUrl).hostname,
];

/**
 * Why a password would be guessed (rule 35).
 * @param names the member's address and name, and the site's: what somebody tries first.
 * @returns the words for it; undefined for one that may be taken.
 */
export async function passwordFault(password: string, names: readonly string[]): Promise<string | undefined> {
  if (await isCommon(password)) return messages.passwordCommon;
  return isMadeOf(names, password) ? messages.passwordOwnName : undefined;
}
