import { expect, it } from 'vitest';
import { findClosestWord, getEditDistances } from './nearest';

const createWords = (...list: string[]) => list.map(word => ({ word, documents: 1 }));

it('counts two swapped letters or a missing letter as one typo', () => {
  expect(getEditDistances('paymetn', 'payment')).toEqual({ wholeWord: 1, prefix: 1 });
  expect(getEditDistances('offine', 'offline')).toEqual({ wholeWord: 1, prefix: 1 });
  expect(getEditDistances('blokch', 'blockchain')).toEqual({ wholeWord: 4, prefix: 1 });
  expect(getEditDistances('', 'abc')).toEqual({ wholeWord: 3, prefix: 0 });
});

it('corrects a word to the one with the smallest edit distance', () => {
  expect(findClosestWord('blokchain', createWords('block', 'blockchain', 'unchained'))).toBe('blockchain');
  expect(findClosestWord('оплта', createWords('оплата', 'опора'))).toBe('оплата');
});

it('corrects a word to the more common of two equally close words', () => {
  const candidates = [
    { word: 'ledges', documents: 1 },
    { word: 'ledger', documents: 9 },
  ];
  expect(findClosestWord('ledgex', candidates)).toBe('ledger');
});

it("doesn't correct a word when it is short or unlike any other", () => {
  expect(findClosestWord('abc', createWords('abd'))).toBeUndefined();
  expect(findClosestWord('zebra', createWords('payment'))).toBeUndefined();
});
