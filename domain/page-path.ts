import { adminPaths, findAliasTarget, isScreenPath, itemLists } from './paths';

/** Up to three segments of lower-case letters, digits and single hyphens. */
const PATH_PATTERN = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/;
const PATH_LENGTH_MAX = 120;

/** Reserved for a second language. */
const RESERVED_LANGUAGES = ['uk'];

/** First segments that the site or its infrastructure uses. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  adminPaths.base.slice(1),
  ...['api', 'trpc', 'email', 'uploads', 'assets', 'og', 'sitemaps', 'healthz', 'readyz', 'metrics'],
  ...RESERVED_LANGUAGES,
  ...itemLists.flatMap(({ path, items }) => [path, items]).map(path => path.split('/')[1] ?? ''),
  ...['resources', 'index', 'default', 'main'],
]);

/** Returns why a page can't have this path, or undefined. Doesn't check other pages. */
export function findPathProblem(path: string): string | undefined {
  if (isScreenPath(path)) return 'The site already has a page at this URL. Choose another URL.';
  if (findAliasTarget(path)) return 'This URL already redirects to a page of the site. Choose another URL.';
  if (!PATH_PATTERN.test(path) || path.length > PATH_LENGTH_MAX)
    return 'Use a slash and up to three parts of lower-case letters, digits and hyphens, like /services/audits';
  if (RESERVED_SEGMENTS.has(path.split('/')[1] ?? ''))
    return 'URLs that begin like this are reserved. Choose another URL.';
  return undefined;
}
