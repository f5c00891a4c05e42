import { expect, test } from 'vitest';
import { formatFigure } from '../../domain/formatters';
import { findFigures } from './figures';
import { parseNeeds, splitParagraphs } from './text';

test('splits a text of a case into paragraphs at blank lines', () => {
  expect(splitParagraphs('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  expect(splitParagraphs(' \n ')).toEqual([]);
});

test('parses each need of a case as a title with a sentence, or as a sentence alone', () => {
  expect(parseNeeds('Live: Under a second.\n\nNo colon here\nRatio 3:1 stays whole')).toEqual([
    { title: 'Live', sentence: 'Under a second.' },
    { title: '', sentence: 'No colon here' },
    { title: '', sentence: 'Ratio 3:1 stays whole' },
  ]);
});

const createItems = (...titles: string[]) => titles.map(title => ({ title, text: 'what it counts' }));

test('splits short figures of a case into number and unit', () => {
  const figures = findFigures(createItems('0.8 s', '−77%', '€18 m', '08:40', '3×', '0', '11 days'));
  expect(figures?.map(({ number, unit }) => [number, unit])).toEqual([
    ['0.8', 's'],
    ['−77', '%'],
    ['€18', 'm'],
    ['08:40', ''],
    ['3', '×'],
    ['0', ''],
    ['11', 'days'],
  ]);
});

test("returns no figure when a title isn't a short figure", () => {
  expect(findFigures(createItems('97%', 'Rules tried on the past'))).toBeUndefined();
  expect(findFigures(createItems('3 workers per market'))).toBeUndefined();
  expect(findFigures([])).toBeUndefined();
});

test('adds a space between a figure and its unit when the unit consists of letters', () => {
  expect([
    formatFigure('0.8', 's'),
    formatFigure('2.6', '%'),
    formatFigure('3', '×'),
    formatFigure('0', ''),
  ]).toEqual(['0.8 s', '2.6%', '3×', '0']);
});
