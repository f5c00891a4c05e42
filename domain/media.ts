import type { KindName } from './kinds';

/** What the library of pictures may be narrowed to, in the order of its tabs. */
export const MEDIA_FILTERS = ['all', 'used', 'unused', 'undescribed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

/** Who shows a picture: an item of a kind, or a member. */
export const MEDIA_HOLDERS = ['case', 'article', 'page', 'member'] as const satisfies readonly (
  | KindName
  | 'member'
)[];
export type MediaHolder = (typeof MEDIA_HOLDERS)[number];

/** How it may be sorted. */
export const MEDIA_SORTS = ['newest', 'oldest', 'name'] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** Whether two pictures are cropped alike: their ratios differ by less than a hundredth. */
export function hasSameRatio(
  one: { width: number; height: number },
  other: { width: number; height: number },
): boolean {
  const [a, b] = [one.width / one.height, other.width / other.height];
  return Math.abs(a - b) / a < 0.01;
}
