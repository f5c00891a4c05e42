import { LIST_PARAMETERS, type ListState } from './paths';

/** Pages a list of `total` items has, at least one. */
export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

/** Rows from the start of the first visible page to the end of the last (public-site §4). */
export const visibleRange = ({ from, to }: ListState, perPage: number) => ({
  offset: (from - 1) * perPage,
  limit: (to - from + 1) * perPage,
});

/** Adds the page after the last visible one. */
export const showMore = (state: ListState): ListState => ({ ...state, to: state.to + 1 });

/** Removes the last visible page. */
export const showLess = (state: ListState): ListState => ({
  ...state,
  to: Math.max(state.from, state.to - 1),
});

/** Makes one page the only visible one. */
export const choosePage = (state: ListState, page: number): ListState => ({ ...state, from: page, to: page });

/** Adds the filter if absent, removes it if present, and starts again at page 1. */
export const toggleFilter = ({ filters }: ListState, value: string): ListState => ({
  from: 1,
  to: 1,
  filters: filters.includes(value) ? filters.filter(chosen => chosen !== value) : [...filters, value],
});

/**
 * Reads a list's state from its address.
 * @param page the `{n}` of `/cases/page/{n}`, undefined on the first page.
 * @returns undefined when the page number is no page (0, abc, 01) or the range is not `a-b` with a < b.
 */
export function readListState(
  page: string | undefined,
  query: URLSearchParams,
  filterName: string,
): ListState | undefined {
  const filters = [...new Set(query.getAll(filterName).filter(Boolean))];
  const pages = query.get(LIST_PARAMETERS.pages);
  if (pages !== null) {
    const [, from, to] = /^([1-9]\d{0,5})-([1-9]\d{0,5})$/.exec(pages) ?? [];
    return page === undefined && from && to && Number(from) < Number(to)
      ? { from: Number(from), to: Number(to), filters }
      : undefined;
  }
  if (page === undefined) return { from: 1, to: 1, filters };
  return /^[1-9]\d{0,5}$/.test(page) ? { from: Number(page), to: Number(page), filters } : undefined;
}
