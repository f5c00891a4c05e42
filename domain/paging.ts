import { UNKNOWN_FILTER } from './filters';
import { VISIBLE_PAGES_MAX } from './limits';
import { type ListState, PAGES_PARAMETER } from './paths';

/** Returns the number of pages, which is one for an empty list. */
export const getPageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

/** Returns the range of items on all visible pages (rule 13). */
export const getVisibleRange = ({ from, to }: ListState, perPage: number) => ({
  offset: (from - 1) * perPage,
  limit: (to - from + 1) * perPage,
});

export const showMore = (state: ListState): ListState => ({ ...state, to: state.to + 1 });

export const isPageRangeFull = ({ from, to }: ListState) => to - from + 1 >= VISIBLE_PAGES_MAX;

const isRange = (from: number, to: number) => from < to && to - from < VISIBLE_PAGES_MAX;

export const showLess = (state: ListState): ListState => ({
  ...state,
  to: Math.max(state.from, state.to - 1),
});

export const choosePage = (state: ListState, page: number): ListState => ({ ...state, from: page, to: page });

/** Toggles a filter, removes the placeholder for unknown filters and returns to page 1. */
export const toggleFilter = ({ filters }: ListState, value: string): ListState => ({
  from: 1,
  to: 1,
  filters: filters.includes(value)
    ? filters.filter(filter => filter !== value)
    : [...filters.filter(filter => filter !== UNKNOWN_FILTER), value],
});

/** Up to this many pages, the pager lists every page. */
const FULLY_LISTED_PAGES_MAX = 9;
/** Pages listed on each side of the visible pages. */
const LISTED_ON_EACH_SIDE = 2;

/** One page, or (`first` < `last`) an omitted range. */
type PageEntry = { first: number; last: number };

/**
 * Lists the first, the last and the pages around the visible range, with omitted ranges in between. Every page is in
 * exactly one entry.
 */
export function listPageEntries({ from, to }: ListState, pages: number): PageEntry[] {
  const nearbyPages = [from, to].flatMap(edgePage =>
    Array.from({ length: 2 * LISTED_ON_EACH_SIDE + 1 }, (_, index) => edgePage - LISTED_ON_EACH_SIDE + index),
  );
  const listedPages =
    pages <= FULLY_LISTED_PAGES_MAX
      ? Array.from({ length: pages }, (_, index) => index + 1)
      : [...new Set([1, ...nearbyPages, pages])]
          .filter(pageNumber => pageNumber >= 1 && pageNumber <= pages)
          .sort((a, b) => a - b);
  return listedPages.flatMap((pageNumber, index) => {
    const omittedRange = { first: (listedPages[index - 1] ?? 0) + 1, last: pageNumber - 1 };
    const page = { first: pageNumber, last: pageNumber };
    return omittedRange.first > omittedRange.last ? [page] : [omittedRange, page];
  });
}

/**
 * @param page the `{n}` of `/cases/page/{n}`, undefined on the first page
 * @returns undefined if the page (0, abc, 01) or the range is invalid, or the range has too many pages
 */
export function readListState(
  page: string | undefined,
  query: URLSearchParams,
  filterName: string,
): ListState | undefined {
  const filters = [...new Set(query.getAll(filterName).filter(Boolean))];
  const pages = query.get(PAGES_PARAMETER);
  if (pages !== null) {
    const [, from, to] = /^([1-9]\d{0,5})-([1-9]\d{0,5})$/.exec(pages) ?? [];
    return page === undefined && from && to && isRange(Number(from), Number(to))
      ? { from: Number(from), to: Number(to), filters }
      : undefined;
  }
  if (page === undefined) return { from: 1, to: 1, filters };
  return /^[1-9]\d{0,5}$/.test(page) ? { from: Number(page), to: Number(page), filters } : undefined;
}
