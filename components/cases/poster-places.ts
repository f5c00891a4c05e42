/** Layout of a card in a poster, or in a grid of two per row. */
export type PosterPlace = 'large' | 'medium' | 'medium-wide' | 'tile' | 'tile-wide';

/** The pattern repeats after this many cards, one page of the list. */
const PATTERN = 4;

/**
 * Returns the places of `count` cards: large, two medium, large, and so on. Fewer than four end in mediums; a single
 * medium fills the row (rule 55).
 */
export function getPosterPlaces(count: number): PosterPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % PATTERN;
    if (place === 0 || place === 3) return 'large';
    return place === 1 && index === count - 1 ? 'medium-wide' : 'medium';
  });
}

/** Returns the places of two mediums above the large card; a single case is large. */
export const getMediumsFirstPlaces = (count: number): PosterPlace[] =>
  count < 2 ? getPosterPlaces(count) : [...getPairPlaces(count - 1), 'large'];

/** Returns the places of two mediums side by side; a single one fills the row. */
const getPairPlaces = (count: number): PosterPlace[] =>
  Array.from({ length: count }, () => (count === 1 ? 'medium-wide' : 'medium'));

/** Returns places in rows of two; a last odd one fills its row. */
export const getTilePlaces = (count: number): PosterPlace[] =>
  Array.from({ length: count }, (_, index) =>
    count % 2 === 1 && index === count - 1 ? 'tile-wide' : 'tile',
  );
