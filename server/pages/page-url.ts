import { getChoicePath, parseBookingChoices } from '../../domain/bookings/booking-url';
import { getPrefill } from '../../domain/closings/prefill';
import { getSite } from '../../domain/current-site';
import { normaliseFilters } from '../../domain/filters';
import { toCurrentFilters } from '../../domain/industries';
import { kinds, listedKindNames } from '../../domain/kinds';
import { readListState } from '../../domain/paging';
import {
  findList,
  getListPath,
  type ItemList,
  isBookingPath,
  isPagePath,
  PAGE_DATA_SUFFIX,
  parseItemPath,
  screens,
} from '../../domain/paths';
import { getSearchPath, parseSearch } from '../../domain/search/search-url';
import { builtInClosings } from '../../site-data';
import type { Caller } from '../../trpc/router';
import { cacheUntilWrite } from './cache-until-write';

const hasQuery = (screen: string, url: string): boolean =>
  ['', PAGE_DATA_SUFFIX].some(suffix => url.startsWith(`${screen}${suffix}?`));

export const isSearchUrl = (url: string): boolean => hasQuery(screens.search.path, url);

/** Returns whether a page shows free times or a call, which change with every booking. */
const isBookingUrl = (url: string): boolean =>
  isBookingPath((url.split('?', 1)[0] ?? '').replace(PAGE_DATA_SUFFIX, ''));

/** Returns whether a page shows the time at the office, and when a request sent now will be answered. */
export const isTimed = (url: string): boolean => url.replace(PAGE_DATA_SUFFIX, '') === screens.contact.path;

/** Returns whether the URL contains one visitor’s input, or changes with it. Such pages aren’t cached. */
export const isPersonalised = (url: string): boolean =>
  isSearchUrl(url) || hasQuery(screens.contact.path, url) || isBookingUrl(url);

/**
 * Creates a function that normalises a URL for rendering and caching (docs/decisions/page-cache.md). Drops unknown
 * parameters and filters, and returns undefined for paths that can’t be pages.
 * @param api a visitor’s caller.
 * @param getGeneration counts content writes. Filters are read once for each.
 * @param isStored returns whether a path has a stored page.
 */
export function createPageUrlNormaliser(
  api: Caller,
  getGeneration: () => number,
  isStored: (page: string) => Promise<boolean>,
) {
  const choices = new Map(
    listedKindNames.map(kind => [
      kind,
      cacheUntilWrite(getGeneration, async () => {
        const labels = (await api[kinds[kind].nouns].countFacets()).map(({ label }) => label);
        if (kind !== 'case') return labels;
        const { industries, hiddenIndustries = [] } = getSite();
        return [...industries, ...hiddenIndustries, ...labels];
      }),
    ]),
  );

  async function isMissing(page: string): Promise<boolean> {
    const item = parseItemPath(page);
    if (!item) return false;
    return (await api[kinds[item.kind].nouns].bySlug({ slug: item.slug })).kind === 'missing';
  }

  return async (path: string, query: string | undefined): Promise<string | undefined> => {
    const isData = path.endsWith(PAGE_DATA_SUFFIX);
    const page = isData ? path.slice(0, -PAGE_DATA_SUFFIX.length) || screens.home.path : path;
    if (!isPagePath(page) && !(await isStored(page))) return undefined;
    // The browser’s router gets the redirect in the page’s data instead.
    if (!isData && (await isMissing(page))) return undefined;
    if (page === screens.contact.path) {
      const { length } = Object.keys(getPrefill(builtInClosings, new URLSearchParams(query)));
      return length > 0 ? `${path}?${query}` : path;
    }
    if (page === screens.search.path) {
      const [, searchQuery] = getSearchPath(parseSearch(new URLSearchParams(query))).split('?');
      return searchQuery ? `${path}?${searchQuery}` : path;
    }
    if (isBookingPath(page)) return getChoicePath(path, parseBookingChoices(new URLSearchParams(query)));
    const list = query ? findList(page) : undefined;
    if (!list) return path;
    const listUrl = await findListUrl(list, page, new URLSearchParams(query), choices.get(list.kind));
    if (!isData) return listUrl;
    const [shownPath, parameters] = listUrl?.split('?') ?? [];
    return shownPath && `${shownPath}${PAGE_DATA_SUFFIX}${parameters ? `?${parameters}` : ''}`;
  };
}

async function findListUrl(
  { name, kind, path, pages, filter }: ItemList,
  page: string,
  query: URLSearchParams,
  listChoices: (() => Promise<string[]>) | undefined,
): Promise<string | undefined> {
  const state = readListState(page === path ? undefined : page.slice(pages.length), query, filter);
  if (!state) return undefined;
  const mustMatchEvery = kinds[kind].list.match === 'every';
  const requestedFilters = toCurrentFilters(kind, state.filters);
  const filters =
    requestedFilters.length > 0
      ? normaliseFilters(requestedFilters, (await listChoices?.()) ?? [], { matchesEvery: mustMatchEvery })
      : [];
  return getListPath(name, { ...state, filters });
}
