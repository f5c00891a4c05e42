/** How a card stands in a poster, or among tiles of two in a row. */
export type PosterPlace = 'large' | 'medium' | 'medium-wide' | 'tile' | 'tile-wide';

/** Cards after which the poster's pattern repeats: one page of the list. */
const PATTERN = 4;

/**
 * The places of `count` cards: large, two medium, large, and again. Where fewer than four are left: large, then
 * mediums; a medium without a neighbour takes the row (rule 55).
 */
export function posterPlaces(count: number): PosterPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % PATTERN;
    if (place === 0 || place === 3) return 'large';
    return place === 1 && index === count - 1 ? 'medium-wide' : 'medium';
  });
}

/** Two mediums first and the large one below them; a single case is large. */
export const mediumsFirst = (count: number): PosterPlace[] =>
  count < 2 ? posterPlaces(count) : [...pairPlaces(count - 1), 'large'];

/** Two mediums side by side; one alone takes the row. */
export const pairPlaces = (count: number): PosterPlace[] =>
  Array.from({ length: count }, () => (count === 1 ? 'medium-wide' : 'medium'));

/** Two in a row, a last odd one across. */
export const tilePlaces = (count: number): PosterPlace[] =>
  Array.from({ length: count }, (_, index) =>
    count % 2 === 1 && index === count - 1 ? 'tile-wide' : 'tile',
  );
