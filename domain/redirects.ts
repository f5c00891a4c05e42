import { describe } from './fields/meta';
import { ADDRESS_MAX } from './limits';
import {
  feedPaths,
  findAliasTarget,
  isAdminPath,
  isApiPath,
  isScreenPath,
  normalisePath,
  uploadsBase,
  watchPaths,
} from './paths';
import { z } from './zod';

/** An address that leads elsewhere: one path, or with `/*` at its end all below it. */
export type Redirect = {
  from: string;
  /** A path of this site or a whole address; a `*` at its end stands for what `from` left open. */
  to: string;
  /** 301, or 302 for the time being. */
  permanent: boolean;
};

const BELOW = '/*';
const isBelow = (path: string) => path.endsWith(BELOW);
const getBase = (path: string) => path.slice(0, -BELOW.length);

const WRONG_TARGET =
  'Where it leads is a path that begins with / or a whole address that begins with https://';
/** A star takes the place of a whole rest, behind the name of a host if there is one. */
const WITH_REST = /^(https?:\/\/[^/*]+)?\/(?:[^*]*\/)?\*$/;
const HERE = 'https://here.invalid';
/** An address as browsers send it: what is not plain is percent-encoded. */
const encodeAsSent = (address: string): string => {
  const { href } = new URL(address, HERE);
  return href.startsWith(`${HERE}/`) ? href.slice(HERE.length) : href;
};

/** An address of this site with its path cleaned: the other spellings of one lead there themselves. */
const cleanPath = (address: string): string => {
  const path = getPath(address);
  return address.startsWith('/') ? normalisePath(path) + address.slice(path.length) : address;
};

/** For how long a redirect is. */
export const REDIRECT_TERMS = { true: 'Forever, 301', false: 'For now, 302' } as const;

/** What staff may send for one. Who asks has more to check: `refusalOf`. */
export const redirectSchema = z
  .strictObject({
    from: describe(
      z
        .string()
        .trim()
        .max(ADDRESS_MAX, 'This address is too long')
        .regex(
          /^\/[^\s?#*]*(\/\*)?$/,
          'An address of this site begins with / and has no ?, # or spaces; * stands at its end, after a /',
        )
        .transform(path => {
          const cleaned = normalisePath(encodeAsSent(isBelow(path) ? getBase(path) : path));
          return isBelow(path) ? `${cleaned === '/' ? '' : cleaned}${BELOW}` : cleaned;
        }),
      { label: 'From' },
    ),
    to: describe(
      z
        .string()
        .trim()
        .max(ADDRESS_MAX, 'This address is too long')
        .regex(/^(\/(?![/\\])|https?:\/\/[^\s/])[^\s*]*\*?$/, WRONG_TARGET)
        .refine(to => URL.canParse(to, HERE), WRONG_TARGET)
        .transform(to => cleanPath(encodeAsSent(to)))
        .refine(to => !to.includes('*') || WITH_REST.test(to), 'A * stands at the end, after a /'),
      { label: 'To' },
    ),
    permanent: describe(z.boolean(), { label: 'How long', options: REDIRECT_TERMS }),
  })
  .refine(({ from, to }) => !to.endsWith('*') || isBelow(from), {
    path: ['to'],
    message: 'A * here stands for what a * in From left open',
  });

/** The same redirect, where it leads to a whole address of this site as to its path: circles are seen by paths. */
export const toOwnPathRedirect = <Some extends Redirect>(redirect: Some, siteUrl: string): Some =>
  redirect.to.startsWith(`${siteUrl}/`)
    ? { ...redirect, to: cleanPath(redirect.to.slice(siteUrl.length)) }
    : redirect;

const FILES = ['/robots.txt', '/sitemap.xml', '/favicon.ico'];
const OWN = [uploadsBase, '/assets', ...FILES, ...Object.values(watchPaths), ...Object.values(feedPaths)];
const isOwn = (path: string) => OWN.some(base => path === base || path.startsWith(`${base}/`));

/** So many redirects follow each other at most. */
const STEPS_MAX = 10;

/** Finds where addresses lead: exact ones first, then the longest `/*`. */
export class Redirects<Known extends Redirect = Redirect> {
  readonly #exact = new Map<string, Known>();
  /** Those of whole parts of the site, by what their addresses begin with. */
  readonly #below = new Map<string, Known>();
  /** The lengths of these beginnings, the longest first. */
  readonly #lengths: readonly number[];

  constructor(all: readonly Known[]) {
    for (const each of all)
      if (isBelow(each.from)) this.#below.set(getBase(each.from), each);
      else this.#exact.set(each.from, each);
    this.#lengths = [...new Set([...this.#below.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  }

  /** The redirect that a cleaned path meets. */
  at(path: string): Known | undefined {
    const exact = this.#exact.get(path);
    if (exact) return exact;
    for (const length of this.#lengths) {
      const below = path[length] === '/' && this.#below.get(path.slice(0, length));
      if (below) return below;
    }
    return undefined;
  }

  /**
   * Where a cleaned path leads in the end, in one hop however many there are; for good only if every one of them is.
   * @returns undefined where it leads nowhere, or in a circle.
   */
  lead(path: string): { to: string; permanent: boolean; met: Known } | undefined {
    const met = this.at(path);
    if (!met) return undefined;
    let to = getTarget(met, path);
    let { permanent } = met;
    // A circle of stars makes longer and longer addresses, so steps are counted.
    for (let step = 1; ; step++) {
      const next = this.at(getPath(to));
      if (!next) return getPath(to) === path ? undefined : { to, permanent, met };
      if (step === STEPS_MAX) return undefined;
      permanent &&= next.permanent;
      to = getTarget(next, getPath(to));
    }
  }
}

/** Never another host: what a star left open may begin like one. */
const getTarget = ({ from, to }: Redirect, path: string): string =>
  isBelow(from) && to.endsWith('*')
    ? (to.slice(0, -1) + path.slice(getBase(from).length + 1)).replace(/^\/[/\\]+/, '/')
    : to;

/** The path of an address of this site, without query and fragment; a whole address is none. */
const getPath = (address: string): string => address.split(/[?#]/, 1)[0] ?? address;

/** Said of an address at which the site shows something. */
export const formatPathTaken = (path: string): string => `${path} is a live page`;

/**
 * Why a redirect cannot be: its address is the site's own, or it would lead in a circle.
 * @param others the redirects there are beside it. @returns undefined where it can.
 */
export const findRedirectProblem = (redirect: Redirect, others: readonly Redirect[]): string | undefined =>
  others.some(({ from }) => from === redirect.from)
    ? `${redirect.from} leads somewhere already`
    : findProblem(redirect, new Redirects([...others, redirect]));

/** The same beside many: `all` holds the redirect already, and no other for its address. */
export function findProblem({ from, to }: Redirect, all: Redirects): string | undefined {
  const path = isBelow(from) ? getBase(from) : from;
  if (path === '') return 'All of the site cannot lead elsewhere';
  if (isApiPath(path) || isAdminPath(path) || isOwn(path)) return `${path} belongs to the site itself`;
  if (!isBelow(from) && (isScreenPath(from) || findAliasTarget(from))) return formatPathTaken(from);
  // What a star leaves open is whatever somebody asks for.
  const asked = isBelow(from) ? `${path}/x` : from;
  if (all.lead(asked)) return undefined;
  return `${to} leads back to ${from}. That would be a circle.`;
}
