/** Layout of a card in a poster, or in a grid of two per row. */
type CardPlace = 'large' | 'climax' | 'medium' | 'medium-wide';
export type PosterPlace = CardPlace | 'tile' | 'tile-low' | 'tile-wide';

/** The pattern repeats after this many cards, which are one page of the list. */
const PATTERN_LENGTH = 4;

/** Repeats the pattern large, medium, medium, climax. A medium card alone in the last row fills it (rule 55). */
export function getPosterPlaces(count: number): CardPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const patternIndex = index % PATTERN_LENGTH;
    if (patternIndex === 0) return 'large';
    if (patternIndex === 3) return 'climax';
    return patternIndex === 1 && index === count - 1 ? 'medium-wide' : 'medium';
  });
}

/** Puts the climax last, below pairs of medium cards. A single medium card fills its row. */
export const getMediumFirstPlaces = (count: number): CardPlace[] =>
  count < 2
    ? getPosterPlaces(count)
    : [...Array<CardPlace>(count - 1).fill(count === 2 ? 'medium-wide' : 'medium'), 'climax'];

/** Arranges tiles in pairs. An odd last tile fills its row. */
export const getTilePlaces = (count: number): PosterPlace[] =>
  Array.from({ length: count }, (_, index) =>
    count % 2 === 1 && index === count - 1 ? 'tile-wide' : 'tile',
  );

/** Puts the pictures of odd rows below the text, where they meet those of the next row. */
export const getMeetingPlaces = (count: number): PosterPlace[] =>
  getTilePlaces(count).map((place, index) => (place === 'tile' && index % 4 < 2 ? 'tile-low' : place));
