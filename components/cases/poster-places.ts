/** How a card stands in a poster. */
export type PosterPlace = 'large' | 'large-reversed' | 'medium' | 'medium-wide';

/** Cards after which the poster's pattern repeats: one page of the list. */
const PATTERN = 4;

/**
 * The places of `count` cards: large, two medium, large with its sides swapped, and again. Where fewer than
 * four are left: large, then mediums; a medium without a neighbour takes the row (DESIGN §7).
 */
export function posterPlaces(count: number): PosterPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % PATTERN;
    if (place === 0) return 'large';
    if (place === 3) return 'large-reversed';
    return place === 1 && index === count - 1 ? 'medium-wide' : 'medium';
  });
}
