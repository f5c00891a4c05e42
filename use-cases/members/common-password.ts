/** Letters that are looked at: enough to know a common password by, and long ones take long. */
const LOOKED_AT = 32;
/** The library's mark for what falls within a million guesses: on the list, or not far from it. */
const GUESSED_SOON = 1;

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

/**
 * Whether a password is on the list of common ones, or is made of it or of a keyboard's rows in the usual ways:
 * capitals, figures at the end, letters twice (rule 35).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  const scoreOf = await loaded;
  return scoreOf(password.slice(0, LOOKED_AT)) <= GUESSED_SOON;
}
