import { expect, it } from 'vitest';
import { distances, nearestWord } from './nearest';

const words = (...list: string[]) => list.map(word => ({ word, documents: 1 }));

it('counts a swap of neighbours as one mistake', () => {
  expect(distances('paymetn', 'payment')).toEqual({ whole: 1, beginning: 1 });
  expect(distances('offine', 'offline')).toEqual({ whole: 1, beginning: 1 });
  expect(distances('blokch', 'blockchain')).toEqual({ whole: 4, beginning: 1 });
  expect(distances('', 'abc')).toEqual({ whole: 3, beginning: 0 });
});

it('takes the word with the fewest mistakes', () => {
  expect(nearestWord('blokchain', words('block', 'blockchain', 'unchained'))).toBe('blockchain');
  expect(nearestWord('оплта', words('оплата', 'опора'))).toBe('оплата');
});

it('takes the common one of two as near', () => {
  const near = [
    { word: 'ledges', documents: 1 },
    { word: 'ledger', documents: 9 },
  ];
  expect(nearestWord('ledgex', near)).toBe('ledger');
});

it('does not guess at short words, nor far', () => {
  expect(nearestWord('abc', words('abd'))).toBeUndefined();
  expect(nearestWord('zebra', words('payment'))).toBeUndefined();
});
