import { expect, test } from 'vitest';
import { mediumsFirst, posterPlaces, tilePlaces } from './poster-places';

test('a full page is large, medium, medium, large, and repeats', () => {
  const page = ['large', 'medium', 'medium', 'large'];
  expect(posterPlaces(4)).toEqual(page);
  expect(posterPlaces(8)).toEqual([...page, ...page]);
});

test('a rest begins large; a medium alone in its row takes all of it', () => {
  expect(posterPlaces(0)).toEqual([]);
  expect(posterPlaces(1)).toEqual(['large']);
  expect(posterPlaces(2)).toEqual(['large', 'medium-wide']);
  expect(posterPlaces(3)).toEqual(['large', 'medium', 'medium']);
  expect(posterPlaces(6).slice(4)).toEqual(['large', 'medium-wide']);
});

test('the other way round, the large one ends the poster', () => {
  expect(mediumsFirst(3)).toEqual(['medium', 'medium', 'large']);
  expect(mediumsFirst(2)).toEqual(['medium-wide', 'large']);
  expect(mediumsFirst(1)).toEqual(['large']);
});

test('of tiles a last odd one takes the row', () => {
  expect(tilePlaces(3)).toEqual(['tile', 'tile', 'tile-wide']);
  expect(tilePlaces(2)).toEqual(['tile', 'tile']);
});
