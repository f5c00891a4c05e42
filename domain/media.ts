import { SEARCH_KINDS, type SearchKind } from './search/kinds';

/** Filters in the order of the library's tabs. */
export const MEDIA_FILTERS = ['all', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

/** A kind of item, or a member, that can use images. */
export type MediaHolder = SearchKind | 'member';
export const MEDIA_HOLDERS: readonly MediaHolder[] = [...SEARCH_KINDS, 'member'];

export const MEDIA_SORTS = ['newest', 'oldest', 'name'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Returns whether two aspect ratios differ by less than one per cent. */
export function hasSameRatio(
  first: { width: number; height: number },
  second: { width: number; height: number },
): boolean {
  const [a, b] = [first.width / first.height, second.width / second.height];
  return Math.abs(a - b) / a < 0.01;
}
