import { findKeyedPrefix } from './keyed-paths';
import { SEARCH_LENGTH_MAX } from './limits';
import {
  isAdminPath,
  isApiPath,
  normalisePath,
  SEARCH_PARAMETERS,
  screens,
  stripPageNumber,
  uploadsBase,
} from './paths';

/** Where a visitor came from: a campaign's source or the host of the page with the link, and the campaign. */
export type Origin = { source: string; campaign: string };

/** Other sources. Brackets distinguish them from hosts and campaign tags, which contain none. */
export const SOURCES = {
  /** No referring page: a typed URL, a bookmark, an app. */
  none: '',
  search: '(search)',
  /** Another page of this site. */
  site: '(site)',
  /** Sources over the daily limit. */
  other: '(other)',
} as const;

const SOURCE_LABELS: Readonly<Record<string, string>> = {
  [SOURCES.none]: 'Direct or unknown',
  [SOURCES.search]: 'Search engines',
  [SOURCES.site]: 'Another page of this site',
  [SOURCES.other]: 'Other sources',
};

/** Returns a label, or the tag or host itself. */
export const formatSource = (source: string): string => SOURCE_LABELS[source] ?? source;

export const NO_ORIGIN: Origin = { source: SOURCES.none, campaign: '' };

/** Characters of a source and of a campaign. */
const TAG_MAX = 60;

/** Returns whether a text could contain an email address, even an encoded one, or a phone number. */
const canNamePerson = (text: string): boolean => /@|%(?:25)*40|(?:\p{Nd}\P{Nd}*){7}/u.test(text);

/** Cleans a campaign tag or a host. Drops personal tags, because links in emails may name their recipient. */
function cleanTag(tag: string | null | undefined): string {
  const cleanedTag = (tag ?? '')
    .replace(/[\p{C}()]/gu, '')
    .trim()
    .toLowerCase();
  return canNamePerson(cleanedTag) ? '' : cleanedTag.slice(0, TAG_MAX);
}

/** Hosts of search engines, except those of their other services, such as mail. */
const SEARCH_ENGINE_PATTERN =
  /^(?:(?:www|m|search|[a-z]{2})\.)*(?:google|bing|duckduckgo|yahoo|yandex|baidu|ecosia|qwant|startpage|brave|kagi|seznam|naver)\.(?:com?\.)?[a-z]{2,3}$/;

/** Returns the referring page's host without `www.`; empty for an invalid or missing URL. */
export const getReferringHost = (referrer: string | undefined): string =>
  cleanTag((referrer && URL.parse(referrer)?.hostname.replace(/^www\./, '')) || '');

/** @param host this site's host, with or without `www.`. */
export function getOrigin(
  { referrer, query }: { referrer?: string | undefined; query?: string | undefined },
  host: string,
): Origin {
  if (query?.includes('utm_')) {
    const parameters = new URLSearchParams(query);
    const source = cleanTag(parameters.get('utm_source'));
    if (source) return { source, campaign: cleanTag(parameters.get('utm_campaign')) };
  }
  const referringHost = getReferringHost(referrer);
  if (referringHost === '') return NO_ORIGIN;
  if (referringHost === host.replace(/^www\./, '')) return { source: SOURCES.site, campaign: '' };
  return { source: SEARCH_ENGINE_PATTERN.test(referringHost) ? SOURCES.search : referringHost, campaign: '' };
}

const BOT_PATTERN =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|lighthouse|uptime|headless|monitor|scrap|fetch|http/i;

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track. */
export const forbidsTracking = (headers: Headers): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Returns whether the visitor may be counted: not a known bot, not a prefetch and not opposed to tracking. */
export function isCountable(headers: Headers): boolean {
  if (forbidsTracking(headers)) return false;
  const agent = headers['user-agent'];
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  return (
    typeof agent === 'string' &&
    agent !== '' &&
    !BOT_PATTERN.test(agent) &&
    !(purpose !== undefined && /prefetch|prerender/i.test(String(purpose)))
  );
}

/**
 * Returns the page at a path, or undefined for the admin, APIs, uploads, paths with a secret key and the not-found page.
 * Pages of a list count as the list.
 */
export function findVisitedPage(requestedPath: string): string | undefined {
  const path = normalisePath(requestedPath);
  const isCounted =
    !isAdminPath(path) &&
    !isApiPath(path) &&
    !path.startsWith(uploadsBase) &&
    !findKeyedPrefix(path) &&
    path !== screens.notFound.path;
  return isCounted ? stripPageNumber(path) : undefined;
}

/** Returns the words of a search. Ignores words that could name a person. */
export function findSearchedWords(query: string | undefined): string | undefined {
  const searchText = new URLSearchParams(query).get(SEARCH_PARAMETERS.q) ?? '';
  if (canNamePerson(searchText)) return undefined;
  const cleanedWords = searchText
    .slice(0, SEARCH_LENGTH_MAX)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  return cleanedWords || undefined;
}
