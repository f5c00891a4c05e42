import { describe, expect, test } from 'vitest';
import type { Ground } from '../../domain/grounds';
import { CARD_SURFACES, type CardSurface } from '../../domain/kinds/case';
import { mediumsFirst, posterPlaces, tilePlaces } from './poster-places';
import { arrange, coverGround, type PosterCase } from './poster-rule';

const LETTER = { black: 'K', white: 'W', grey: 'G', red: 'R' };
const of = (edges: string, wish: CardSurface = 'black'): PosterCase => ({ edges, wish });
const lines = (choices: ReturnType<typeof arrange>) =>
  choices.flatMap(({ lines }) => [...lines.art, ...lines.words]);

describe('neighbours', () => {
  test('a wish that meets nobody is granted', () => {
    const [choice] = arrange([of('RRRR', 'black')], posterPlaces(1));
    expect(choice).toEqual({ ground: 'black', reversed: false, lines: { art: [], words: [] } });
  });

  test('words never stand on the ground of their own picture', () => {
    for (const [name, letter] of Object.entries(LETTER))
      for (const count of [1, 2, 3, 4])
        for (const { ground } of arrange(
          Array.from({ length: count }, () => of(letter, name as CardSurface)),
          posterPlaces(count),
        ))
          expect(ground).not.toBe(name);
  });

  test('nothing turns red by itself, and red that was wished is rarer than the wish', () => {
    const mixed = ['K', 'W', 'G', 'K'].map(edges => of(edges, 'white'));
    expect(arrange(mixed, posterPlaces(4)).map(({ ground }) => ground)).not.toContain('red');
    const allRed = arrange(
      ['K', 'W', 'G', 'K'].map(edges => of(edges, 'red')),
      posterPlaces(4),
    );
    expect(allRed.filter(({ ground }) => ground === 'red').length).toBeLessThan(4);
  });

  test('four black covers and four black wishes: no black words, and lines where picture meets picture', () => {
    const choices = arrange(
      Array.from({ length: 4 }, () => of('KKKK')),
      posterPlaces(4),
    );
    expect(choices.map(({ ground }) => ground)).not.toContain('black');
    for (const line of lines(choices)) expect(line).toMatch(/^(wide|desk|tablet|phone)-(top|left)$/);
  });

  test('a picture black above and white below is black for who stands above it, white for who stands below', () => {
    const [upper] = arrange([of('WWKW', 'black')], ['tile']);
    expect(upper?.ground).not.toBe('black');
    const [lower] = arrange([of('KKWK', 'black')], ['tile']);
    expect(lower?.ground).toBe('black');
  });

  test('the last row keeps off what follows the poster', () => {
    const cards = ['RRRR', 'RRRR'].map(edges => of(edges, 'black'));
    const groundsAbove = (below?: Ground) =>
      arrange(cards, posterPlaces(2), below).map(({ ground }) => ground);
    expect(groundsAbove().at(-1)).toBe('black');
    expect(groundsAbove('K').at(-1)).not.toBe('black');
  });

  test('a picture on the ground of what follows is parted from it by a line', () => {
    const [card] = arrange([of('RRKR', 'white')], ['tile-wide'], 'K');
    expect(card?.lines.art).toContain('wide-bottom');
    expect(card?.lines.words).not.toContain('wide-bottom');
  });
});

test('the ground of a picture is what most of its edges show, of two alike the upper one', () => {
  expect(['KKWK', 'WGGW', 'RRRR', 'GGGG'].map(coverGround)).toEqual(['black', 'white', 'red', 'grey']);
});

describe('a list', () => {
  const many = ['W', 'K', 'W', 'K', 'W', 'R', 'G', 'K', 'G', 'K', 'G'].map((edges, index) =>
    of(edges, CARD_SURFACES[index % 4]),
  );

  test('what is there stays as it is when more is loaded', () => {
    const first = arrange(many.slice(0, 4), posterPlaces(4));
    expect(arrange(many.slice(0, 8), posterPlaces(8)).slice(0, 4)).toEqual(first);
  });

  test('of every three pages most edges need no line', () => {
    const choices = arrange(many, posterPlaces(many.length));
    expect(choices).toHaveLength(many.length);
    // 11 cards have some 90 edges in the four layouts.
    expect(lines(choices).length).toBeLessThan(30);
  });

  test('the order of landings and tiles is arranged alike', () => {
    expect(arrange(many.slice(0, 3), mediumsFirst(3))).toHaveLength(3);
    const tiles = arrange(many.slice(0, 5), tilePlaces(5));
    expect(tiles.map(({ reversed }) => reversed)).toEqual([false, false, false, false, true]);
  });

  test('eleven pages are arranged while nobody waits', () => {
    const long = Array.from({ length: 44 }, (_, index) => many[index % many.length] as PosterCase);
    expect(arrange(long, posterPlaces(44))).toHaveLength(44);
  });
});
