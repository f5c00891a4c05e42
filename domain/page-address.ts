import { adminPaths, findAliasTarget, isScreenPath, kitPath } from './paths';

/** Up to three parts of small letters, digits and single hyphens. */
const FORM = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/;
const LONGEST = 120;

/** Where the site in a second language is to stand one day. */
const LANGUAGES = ['uk'];

/** First parts of an address below which the site itself, or what serves it, has something. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[adminPaths.base, kitPath].map(path => path.slice(1)),
  ...['api', 'trpc', 'email', 'uploads', 'assets', 'og', 'sitemaps', 'healthz', 'readyz', 'metrics'],
  ...LANGUAGES,
  ...['cases', 'casepage', 'article', 'blog', 'resources', 'index', 'default', 'main'],
]);

/**
 * Why there can be no new page at an address, in words; undefined when there can. Whether another page stands there the
 * database knows.
 */
export function findPathProblem(address: string): string | undefined {
  if (isScreenPath(address)) return 'A page of the site stands there already';
  if (findAliasTarget(address)) return 'That address leads to a page of the site already';
  if (!FORM.test(address) || address.length > LONGEST)
    return 'Begin with a slash; up to three parts of small letters, digits and hyphens: /services/audits';
  if (RESERVED.has(address.split('/')[1] ?? ''))
    return 'The site needs addresses that begin like this itself';
  return undefined;
}

/** Whether a page of one's own may stand at a path: the router asks it of what no other page took. */
export const canBePage = (path: string): boolean => findPathProblem(path) === undefined;
