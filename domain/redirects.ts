import { describeField } from './fields/meta';
import { PATH_LENGTH_MAX } from './limits';
import {
  feeds,
  findAliasTarget,
  isAdminPath,
  isApiPath,
  isScreenPath,
  monitoringPaths,
  normalisePath,
  uploadsBase,
} from './paths';
import { z } from './zod';

/** A redirect from one path, or with a trailing `/*` from everything below it. */
export type Redirect = {
  from: string;
  /** A path of this site or a URL. A trailing `*` is replaced by the rest of the requested path. */
  to: string;
  /** 301 if true, otherwise 302. */
  permanent: boolean;
};

const WILDCARD_SUFFIX = '/*';
const isWildcard = (path: string) => path.endsWith(WILDCARD_SUFFIX);
const getWildcardBase = (path: string) => path.slice(0, -WILDCARD_SUFFIX.length);

const INVALID_TARGET = 'Enter a path that begins with / or a URL that begins with https://';
/** Matches a target with a star, which replaces the whole rest of a path, optionally after a host. */
const WILDCARD_TARGET_PATTERN = /^(https?:\/\/[^/*]+)?\/(?:[^*]*\/)?\*$/;
const PLACEHOLDER_ORIGIN = 'https://here.invalid';
/** Encodes a URL like a browser. */
const encodeAsSent = (path: string): string => {
  const { href } = new URL(path, PLACEHOLDER_ORIGIN);
  return href.startsWith(`${PLACEHOLDER_ORIGIN}/`) ? href.slice(PLACEHOLDER_ORIGIN.length) : href;
};

/** Normalises internal paths, because other spellings redirect to the normalised path. */
const normaliseUrlPath = (url: string): string => {
  const path = getPath(url);
  return path.startsWith('/') ? normalisePath(path) + url.slice(path.length) : url;
};

export const REDIRECT_TYPE_LABELS = { true: 'Permanent, 301', false: 'Temporary, 302' } as const;

/** Use cases also call `findRedirectProblem`. */
export const redirectSchema = z
  .strictObject({
    from: describeField(
      z
        .string()
        .trim()
        .max(PATH_LENGTH_MAX, 'This URL is too long')
        .regex(
          /^\/[^\s?#*]*(\/\*)?$/,
          'A path must begin with / and have no ?, # or spaces. A * must be at the end, after a /.',
        )
        .transform(path => {
          const normalisedPath = normalisePath(encodeAsSent(isWildcard(path) ? getWildcardBase(path) : path));
          return isWildcard(path)
            ? `${normalisedPath === '/' ? '' : normalisedPath}${WILDCARD_SUFFIX}`
            : normalisedPath;
        }),
      { label: 'From', help: 'For example /old-page' },
    ),
    to: describeField(
      z
        .string()
        .trim()
        .max(PATH_LENGTH_MAX, 'This URL is too long')
        .regex(/^(\/(?![/\\])|https?:\/\/[^\s/])[^\s*]*\*?$/, INVALID_TARGET)
        .refine(to => URL.canParse(to, PLACEHOLDER_ORIGIN), INVALID_TARGET)
        .transform(to => normaliseUrlPath(encodeAsSent(to)))
        .refine(
          to => !to.includes('*') || WILDCARD_TARGET_PATTERN.test(to),
          'A * must be at the end, after a /',
        ),
      { label: 'To' },
    ),
    permanent: describeField(z.boolean(), { label: 'Type', options: REDIRECT_TYPE_LABELS }),
  })
  .refine(({ from, to }) => !to.endsWith('*') || isWildcard(from), {
    path: ['to'],
    message: 'To can contain a * only if From contains one',
  });

/** Replaces this site's absolute URLs with paths, to detect loops. */
export const toRelativeRedirect = <Some extends Redirect>(redirect: Some, siteUrl: string): Some =>
  redirect.to.startsWith(`${siteUrl}/`)
    ? { ...redirect, to: normaliseUrlPath(redirect.to.slice(siteUrl.length)) }
    : redirect;

const RESERVED_FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico'];
const RESERVED_PATHS = [
  uploadsBase,
  '/assets',
  ...RESERVED_FILES,
  ...Object.values(monitoringPaths),
  ...feeds.map(({ path }) => path),
];
const isReserved = (path: string) =>
  RESERVED_PATHS.some(knownRedirects => path === knownRedirects || path.startsWith(`${knownRedirects}/`));

/** Maximum number of chained redirects. */
const STEPS_MAX = 10;

/** Redirects by path. Exact paths apply first, then the longest `/*`. */
export class Redirects<Known extends Redirect = Redirect> {
  readonly #paths = new Map<string, Known>();
  readonly #prefixes = new Map<string, Known>();
  /** Lengths of the prefixes, longest first. */
  readonly #prefixLengths: readonly number[];

  constructor(redirects: readonly Known[]) {
    for (const redirect of redirects)
      if (isWildcard(redirect.from)) this.#prefixes.set(getWildcardBase(redirect.from), redirect);
      else this.#paths.set(redirect.from, redirect);
    this.#prefixLengths = [...new Set([...this.#prefixes.keys()].map(({ length }) => length))].sort(
      (a, b) => b - a,
    );
  }

  /** Finds the redirect that applies to a normalised path. */
  findAt(path: string): Known | undefined {
    const exactMatch = this.#paths.get(path);
    if (exactMatch) return exactMatch;
    for (const length of this.#prefixLengths) {
      const prefixRedirect = path[length] === '/' && this.#prefixes.get(path.slice(0, length));
      if (prefixRedirect) return prefixRedirect;
    }
    return undefined;
  }

  /**
   * Follows all hops from a normalised path. The result is permanent only if every hop is.
   * @returns undefined without a redirect, or in a loop
   */
  resolve(path: string): { to: string; permanent: boolean; redirect: Known } | undefined {
    const redirect = this.findAt(path);
    if (!redirect) return undefined;
    let target = getTarget(redirect, path);
    let { permanent } = redirect;
    // A loop with stars produces ever longer paths, so count steps.
    for (let step = 1; ; step++) {
      const nextRedirect = this.findAt(getPath(target));
      if (!nextRedirect) return getPath(target) === path ? undefined : { to: target, permanent, redirect };
      if (step === STEPS_MAX) return undefined;
      permanent &&= nextRedirect.permanent;
      target = getTarget(nextRedirect, getPath(target));
    }
  }
}

/** Collapses leading slashes, because the text that replaces a star could look like another host. */
const getTarget = ({ from, to }: Redirect, path: string): string =>
  isWildcard(from) && to.endsWith('*')
    ? (to.slice(0, -1) + path.slice(getWildcardBase(from).length + 1)).replace(/^\/[/\\]+/, '/')
    : to;

const getPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? url;

export const formatPathTakenMessage = (path: string): string => `${path} is a live page`;

/**
 * Checks whether the path is in use or the redirect forms a loop.
 * @returns undefined if the redirect is valid
 */
export const findRedirectProblem = (
  redirect: Redirect,
  otherRedirects: readonly Redirect[],
): string | undefined =>
  otherRedirects.some(({ from }) => from === redirect.from)
    ? `${redirect.from} already redirects elsewhere`
    : findRedirectConflict(redirect, new Redirects([...otherRedirects, redirect]));

/** Returns why a redirect isn't possible. `redirects` must contain the redirect as the only one for its path. */
export function findRedirectConflict({ from, to }: Redirect, redirects: Redirects): string | undefined {
  const path = isWildcard(from) ? getWildcardBase(from) : from;
  if (path === '') return 'You can’t redirect the whole site';
  if (isApiPath(path) || isAdminPath(path) || isReserved(path)) return `${path} is reserved`;
  if (!isWildcard(from) && (isScreenPath(from) || findAliasTarget(from))) return formatPathTakenMessage(from);
  // A star matches any path, so use an example.
  const examplePath = isWildcard(from) ? `${path}/x` : from;
  if (redirects.resolve(examplePath)) return undefined;
  return `${to} redirects back to ${from}. That would be a loop.`;
}
