import { describe, expect, test } from 'vitest';
import type { Ground } from '../../domain/grounds';
import { CARD_SURFACES, type CardSurface } from '../../domain/kinds/case';
import { getMediumFirstPlaces, getPosterPlaces, getTilePlaces } from './poster-places';
import { arrangePoster, getCoverGround, type PosterCase } from './poster-rule';

const GROUND_LETTERS = { black: 'K', white: 'W', grey: 'G', red: 'R' };
const createCase = (edges: string, preferredSurface: CardSurface = 'black'): PosterCase => ({
  edges,
  preferredSurface,
});
const listLines = (choices: ReturnType<typeof arrangePoster>) =>
  choices.flatMap(({ lines }) => [...lines.art, ...lines.words]);

describe('arrangePoster', () => {
  test("keeps the editor's choice of ground when no image edge has the same colour", () => {
    const [choice] = arrangePoster([createCase('RRRR', 'black')], getPosterPlaces(1));
    expect(choice).toEqual({ ground: 'black', lines: { art: [], words: [] } });
  });

  test("never gives the text of a card the same ground as the card's image", () => {
    for (const [name, letter] of Object.entries(GROUND_LETTERS))
      for (const count of [1, 2, 3, 4])
        for (const { ground } of arrangePoster(
          Array.from({ length: count }, () => createCase(letter, name as CardSurface)),
          getPosterPlaces(count),
        ))
          expect(ground).not.toBe(name);
  });

  test('gives cards a red ground only when editors choose it', () => {
    const mixedChoices = ['K', 'W', 'G', 'K'].map(edges => createCase(edges, 'white'));
    expect(arrangePoster(mixedChoices, getPosterPlaces(4)).map(({ ground }) => ground)).not.toContain('red');
    const redChoices = arrangePoster(
      ['K', 'W', 'G', 'K'].map(edges => createCase(edges, 'red')),
      getPosterPlaces(4),
    );
    expect(redChoices.filter(({ ground }) => ground === 'red').length).toBeLessThan(4);
  });

  test('draws lines and avoids black grounds when adjacent images are black', () => {
    const choices = arrangePoster(
      Array.from({ length: 4 }, () => createCase('KKKK')),
      getPosterPlaces(4),
    );
    expect(choices.map(({ ground }) => ground)).not.toContain('black');
    for (const line of listLines(choices)) expect(line).toMatch(/^(wide|desk|tablet|phone)-(top|left)$/);
  });

  test('compares the ground of a card only with the image edge that touches it', () => {
    const [upperCard] = arrangePoster([createCase('WWKW', 'black')], ['tile']);
    expect(upperCard?.ground).not.toBe('black');
    const [lowerCard] = arrangePoster([createCase('KKWK', 'black')], ['tile']);
    expect(lowerCard?.ground).toBe('black');
  });

  test("avoids the next section's ground for cards in the last row", () => {
    const cards = ['RRRR', 'RRRR'].map(edges => createCase(edges, 'black'));
    const getGroundsAbove = (below?: Ground) =>
      arrangePoster(cards, getPosterPlaces(2), below).map(({ ground }) => ground);
    expect(getGroundsAbove().at(-1)).toBe('white');
    expect(getGroundsAbove('W').at(-1)).not.toBe('white');
  });

  test('draws a line between an image and a next section of the same ground', () => {
    const [card] = arrangePoster([createCase('RRKR', 'white')], ['tile-wide'], 'K');
    expect(card?.lines.art).toContain('wide-bottom');
    expect(card?.lines.words).not.toContain('wide-bottom');
  });
});

test('returns the most frequent edge colour of a cover, or its top edge colour on a tie', () => {
  expect(['KKWK', 'WGGW', 'RRRR', 'GGGG'].map(getCoverGround)).toEqual(['black', 'white', 'red', 'grey']);
});

describe('arrangePoster on lists', () => {
  const posters = ['W', 'K', 'W', 'K', 'W', 'R', 'G', 'K', 'G', 'K', 'G'].map((edges, index) =>
    createCase(edges, CARD_SURFACES[index % 4]),
  );

  test("doesn't change the grounds of earlier cards when more cards are loaded", () => {
    const firstChoices = arrangePoster(posters.slice(0, 4), getPosterPlaces(4));
    expect(arrangePoster(posters.slice(0, 8), getPosterPlaces(8)).slice(0, 4)).toEqual(firstChoices);
  });

  test('draws fewer than 40 separating lines for eleven case cards', () => {
    const choices = arrangePoster(posters, getPosterPlaces(posters.length));
    expect(choices).toHaveLength(posters.length);
    // The 11 cards have about 90 edges in the four layouts.
    expect(listLines(choices).length).toBeLessThan(40);
  });

  test('arranges all cards in the layouts for landing pages and tiles', () => {
    expect(arrangePoster(posters.slice(0, 3), getMediumFirstPlaces(3))).toHaveLength(3);
    expect(arrangePoster(posters.slice(0, 5), getTilePlaces(5))).toHaveLength(5);
  });

  test('chooses grounds for all cards when eleven pages are loaded', () => {
    const longPoster = Array.from(
      { length: 44 },
      (_, index) => posters[index % posters.length] as PosterCase,
    );
    expect(arrangePoster(longPoster, getPosterPlaces(44))).toHaveLength(44);
  });
});
