import { describe, expect, it } from 'vitest';
import { UNKNOWN_FILTER } from './filters';
import { VISIBLE_PAGES_MAX } from './limits';
import {
  choosePage,
  getPageCount,
  getVisibleRange,
  isPageRangeFull,
  listPageEntries,
  readListState,
  showLess,
  showMore,
  toggleFilter,
} from './paging';
import { FIRST_PAGE, getBlogPath, getCasesPath } from './paths';

describe('paging', () => {
  it('counts one page even when a list is empty', () => {
    expect([getPageCount(0, 4), getPageCount(4, 4), getPageCount(5, 4)]).toEqual([1, 1, 2]);
  });

  it('returns the item range of all visible pages', () => {
    expect(getVisibleRange({ from: 2, to: 3, filters: [] }, 4)).toEqual({ offset: 4, limit: 8 });
  });

  it('shows, hides and selects pages of a list', () => {
    const twoPages = showMore(FIRST_PAGE);
    expect(twoPages).toEqual({ from: 1, to: 2, filters: [] });
    expect(showLess(twoPages)).toEqual(FIRST_PAGE);
    expect(showLess(FIRST_PAGE)).toEqual(FIRST_PAGE);
    expect(choosePage(twoPages, 3)).toEqual({ from: 3, to: 3, filters: [] });
  });

  it('returns to page 1 of a list when a filter changes', () => {
    const toggledState = toggleFilter({ from: 2, to: 3, filters: ['A'] }, 'B');
    expect(toggledState).toEqual({ from: 1, to: 1, filters: ['A', 'B'] });
    expect(toggleFilter(toggledState, 'A').filters).toEqual(['B']);
    expect(toggleFilter({ ...toggledState, filters: [UNKNOWN_FILTER] }, 'B').filters).toEqual(['B']);
  });
});

describe('a pager', () => {
  /** Formats the entries, with `…` for omitted pages. */
  const formatEntries = (from: number, to: number, pages: number) =>
    listPageEntries({ from, to, filters: [] }, pages).map(({ first, last }) => (first < last ? '…' : first));

  it('lists every page of a short list in its pager', () => {
    expect(formatEntries(1, 1, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('lists the first, the last and two pages on each side of the visible pages in a pager', () => {
    expect(formatEntries(1, 1, 5_000)).toEqual([1, 2, 3, '…', 5_000]);
    expect(formatEntries(2_000, 2_001, 5_000)).toEqual([
      1,
      '…',
      1_998,
      1_999,
      2_000,
      2_001,
      2_002,
      2_003,
      '…',
      5_000,
    ]);
    expect(formatEntries(4_997, 4_997, 5_000)).toEqual([1, '…', 4_995, 4_996, 4_997, 4_998, 4_999, 5_000]);
    expect(formatEntries(5, 5, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, '…', 10]);
  });

  it('includes every page in exactly one entry of a pager', () => {
    for (const [from, to] of [
      [1, 1],
      [7, 17],
      [20, 20],
    ] as const) {
      const allPages = listPageEntries({ from, to, filters: [] }, 20).flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
      expect(allPages).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    }
  });
});

describe('readListState', () => {
  const readState = (page: string | undefined, query = '') =>
    readListState(page, new URLSearchParams(query), 'domain');

  it('reads the page, range and filters of a list from a URL', () => {
    expect(readState(undefined)).toEqual(FIRST_PAGE);
    expect(readState('12')).toEqual({ from: 12, to: 12, filters: [] });
    expect(readState(undefined, 'pages=1-3&domain=A&domain=B&domain=A&domain=')).toEqual({
      from: 1,
      to: 3,
      filters: ['A', 'B'],
    });
  });

  it('returns no list state for an invalid page or range', () => {
    for (const page of ['0', 'abc', '01', '-1', '1.5', '', '1e3']) expect(readState(page)).toBeUndefined();
    for (const range of ['3-1', '2-2', '0-2', '1', 'a-b', ''])
      expect(readState(undefined, `pages=${range}`)).toBeUndefined();
    expect(readState('2', 'pages=1-3')).toBeUndefined();
  });

  it('returns no list state when a list URL requests too many pages', () => {
    expect(readState(undefined, `pages=2-${VISIBLE_PAGES_MAX + 1}`)).toSatisfy(isPageRangeFull);
    expect(readState(undefined, `pages=2-${VISIBLE_PAGES_MAX + 2}`)).toBeUndefined();
  });

  it('reads the list state from every URL that the lists create', () => {
    for (const state of [
      FIRST_PAGE,
      { from: 1, to: 3, filters: ['A&B', 'C'] },
      { from: 2, to: 4, filters: [] },
    ]) {
      const { searchParams } = new URL(getCasesPath(state), 'http://x');
      expect(readListState(undefined, searchParams, 'domain')).toEqual(state);
    }
    expect(getBlogPath({ from: 3, to: 3, filters: ['React'] })).toBe('/blog/page/3?tag=React');
  });
});
