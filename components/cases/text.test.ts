import { expect, test } from 'vitest';
import { figuresOf, inWords } from './figures';
import { needsOf, paragraphsOf } from './text';

test('blank lines part paragraphs', () => {
  expect(paragraphsOf('One.\nStill one.\n \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('a need is a title and a sentence, or a sentence alone', () => {
  expect(needsOf('Live: Under a second.\n\nNo colon here\nRatio 3:1 stays whole')).toEqual([
    { title: 'Live', sentence: 'Under a second.' },
    { title: '', sentence: 'No colon here' },
    { title: '', sentence: 'Ratio 3:1 stays whole' },
  ]);
});

const items = (...titles: string[]) => titles.map(title => ({ title, text: 'what it counts' }));

test('short figures are parted into number and unit', () => {
  const parted = figuresOf(items('0.8 s', '−77%', '€18 m', '08:40', '3×', '0', '11 days'));
  expect(parted?.map(({ number, unit }) => [number, unit])).toEqual([
    ['0.8', 's'],
    ['−77', '%'],
    ['€18', 'm'],
    ['08:40', ''],
    ['3', '×'],
    ['0', ''],
    ['11', 'days'],
  ]);
});

test('a block with words in it is no block of figures', () => {
  expect(figuresOf(items('97%', 'Rules tried on the past'))).toBeUndefined();
  expect(figuresOf(items('3 workers per market'))).toBeUndefined();
  expect(figuresOf([])).toBeUndefined();
});

test('a unit of letters stands off its number in a sentence, a sign does not', () => {
  expect([inWords('0.8', 's'), inWords('2.6', '%'), inWords('3', '×'), inWords('0', '')]).toEqual([
    '0.8 s',
    '2.6%',
    '3×',
    '0',
  ]);
});
