import { expect, test } from 'vitest';
import { posterPlaces } from './poster-places';

test('a full page is large, medium, medium, large reversed, and repeats', () => {
  const page = ['large', 'medium', 'medium', 'large-reversed'];
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
