import { expect, test } from 'vitest';
import { getMediumFirstPlaces, getMeetingPlaces, getPosterPlaces, getTilePlaces } from './poster-places';

test('repeats the case card sizes large, medium, medium, climax every four cards', () => {
  const page = ['large', 'medium', 'medium-low', 'climax'];
  expect(getPosterPlaces(4)).toEqual(page);
  expect(getPosterPlaces(8)).toEqual([...page, ...page]);
});

test('widens a medium case card when it is alone in the last row', () => {
  expect(getPosterPlaces(0)).toEqual([]);
  expect(getPosterPlaces(1)).toEqual(['large']);
  expect(getPosterPlaces(2)).toEqual(['large', 'medium-wide']);
  expect(getPosterPlaces(3)).toEqual(['large', 'medium', 'medium-low']);
  expect(getPosterPlaces(6).slice(4)).toEqual(['large', 'medium-wide']);
});

test('ends with the climax when medium cards come first', () => {
  expect(getMediumFirstPlaces(3)).toEqual(['medium', 'medium-low', 'climax']);
  expect(getMediumFirstPlaces(2)).toEqual(['medium-wide', 'climax']);
  expect(getMediumFirstPlaces(1)).toEqual(['large']);
});

test('widens the last tile when the number of tiles is odd', () => {
  expect(getTilePlaces(3)).toEqual(['tile', 'tile', 'tile-wide']);
  expect(getTilePlaces(2)).toEqual(['tile', 'tile']);
});

test('lets the pictures of two rows meet', () => {
  expect(getMeetingPlaces(4)).toEqual(['tile-low', 'tile-low', 'tile', 'tile']);
  expect(getMeetingPlaces(3)).toEqual(['tile-low', 'tile-low', 'tile-wide']);
});
