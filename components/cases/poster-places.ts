/** Layout of a card in a poster, or in a grid of two per row. */
type CardPlace = 'large' | 'climax' | 'medium' | 'medium-low' | 'medium-wide';
export type PosterPlace = CardPlace | 'tile' | 'tile-low' | 'tile-wide';

/** The pattern is one page of the list. */
const PATTERN: readonly CardPlace[] = ['large', 'medium', 'medium-low', 'climax'];

/** Repeats the pattern large, medium, medium, climax. A medium card alone in the last row fills it (rule 55). */
export function getPosterPlaces(count: number): CardPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const patternIndex = index % PATTERN.length;
    if (patternIndex === 1 && index === count - 1) return 'medium-wide';
    return PATTERN[patternIndex] ?? 'large';
  });
}

/** Puts the climax last, below pairs of medium cards. A single medium card fills its row. */
export const getMediumFirstPlaces = (count: number): CardPlace[] =>
  count < 2
    ? getPosterPlaces(count)
    : Array.from({ length: count }, (_, index) => {
        if (index === count - 1) return 'climax';
        if (index % 2 === 1) return 'medium-low';
        return index === count - 2 ? 'medium-wide' : 'medium';
      });

/** Arranges tiles in pairs. An odd last tile fills its row. */
export const getTilePlaces = (count: number): PosterPlace[] =>
  Array.from({ length: count }, (_, index) =>
    count % 2 === 1 && index === count - 1 ? 'tile-wide' : 'tile',
  );

/** Puts the pictures of odd rows below the text, where they meet those of the next row. */
export const getMeetingPlaces = (count: number): PosterPlace[] =>
  getTilePlaces(count).map((place, index) => (place === 'tile' && index % 4 < 2 ? 'tile-low' : place));
