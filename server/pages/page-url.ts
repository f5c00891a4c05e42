import { getPrefill } from '../../content/prefill';
import { getSite } from '../../content/site';
import { normaliseFilters } from '../../domain/filters';
import { kinds } from '../../domain/kinds';
import { findNamedItem } from '../../domain/kinds/named-item';
import { readListState } from '../../domain/paging';
import {
  BLOG_PAGE_BASE,
  blogPath,
  CASES_PAGE_BASE,
  casesPath,
  isPagePath,
  LIST_PARAMETERS,
  PAGE_DATA_SUFFIX,
  screens,
} from '../../domain/paths';
import { getSearchPath, readSearch } from '../../domain/search/search-url';
import type { Caller } from '../../trpc/router';
import { cacheUntilWrite } from './cache-until-write';

type List = {
  screen: string;
  pageBase: string;
  filterName: string;
  every: boolean;
  path: typeof casesPath;
  choices: () => Promise<string[]>;
};

const hasQuery = (screen: string, url: string): boolean =>
  ['', PAGE_DATA_SUFFIX].some(suffix => url.startsWith(`${screen}${suffix}?`));

/** Returns whether a validated URL is a search with a query. */
export const isSearch = (url: string): boolean => hasQuery(screens.search.path, url);

/** Returns whether the URL carries one visitor’s input. Such pages aren’t cached. */
export const isPersonalised = (url: string): boolean => isSearch(url) || hasQuery(screens.contact.path, url);

/**
 * Creates a function that normalises a URL for rendering and caching (docs/decisions/page-cache.md): drops
 * unknown parameters and unknown filters. It returns undefined for paths that can’t be pages.
 * @param api a visitor’s caller.
 * @param generation counts content writes; filters are read once for each.
 * @param isStored returns whether a path has a stored page.
 */
export function createPageUrlNormaliser(
  api: Caller,
  generation: () => number,
  isStored: (page: string) => Promise<boolean>,
) {
  const once = (read: () => Promise<string[]>) => cacheUntilWrite(generation, read);
  const lists: List[] = [
    {
      screen: screens.cases.path,
      pageBase: CASES_PAGE_BASE,
      filterName: LIST_PARAMETERS.cases,
      every: false,
      path: casesPath,
      choices: once(async () => {
        const counts = await api.cases.countByDomain();
        return [...getSite().industries, ...counts.map(({ domain }) => domain)];
      }),
    },
    {
      screen: screens.blog.path,
      pageBase: BLOG_PAGE_BASE,
      filterName: LIST_PARAMETERS.blog,
      every: true,
      path: blogPath,
      choices: once(async () => (await api.articles.countByTag()).map(({ tag }) => tag)),
    },
  ];

  async function isMissing(page: string): Promise<boolean> {
    const item = findNamedItem(page);
    if (!item) return false;
    return (await api[kinds[item.kind].nouns].bySlug({ slug: item.slug })).kind === 'missing';
  }

  return async (path: string, query: string | undefined): Promise<string | undefined> => {
    const isData = path.endsWith(PAGE_DATA_SUFFIX);
    const page = isData ? path.slice(0, -PAGE_DATA_SUFFIX.length) || screens.home.path : path;
    if (!isPagePath(page) && !(await isStored(page))) return undefined;
    // The browser’s router gets a redirect in the page’s data instead.
    if (!isData && (await isMissing(page))) return undefined;
    if (page === screens.contact.path) {
      const { length } = Object.keys(getPrefill(new URLSearchParams(query)));
      return length > 0 ? `${path}?${query}` : path;
    }
    if (page === screens.search.path) {
      const [, searchQuery] = getSearchPath(readSearch(new URLSearchParams(query))).split('?');
      return searchQuery ? `${path}?${searchQuery}` : path;
    }
    const list =
      query && lists.find(({ screen, pageBase }) => page === screen || page.startsWith(`${pageBase}/`));
    if (!list) return path;
    const listUrl = await getListUrl(list, page, new URLSearchParams(query));
    if (!isData) return listUrl;
    const [shown, parameters] = listUrl?.split('?') ?? [];
    return shown && `${shown}${PAGE_DATA_SUFFIX}${parameters ? `?${parameters}` : ''}`;
  };
}

async function getListUrl(
  { screen, pageBase, filterName, every, path, choices }: List,
  page: string,
  query: URLSearchParams,
): Promise<string | undefined> {
  const state = readListState(
    page === screen ? undefined : page.slice(pageBase.length + 1),
    query,
    filterName,
  );
  if (!state) return undefined;
  const filters = state.filters.length > 0 ? normaliseFilters(state.filters, await choices(), { every }) : [];
  return path({ ...state, filters });
}
