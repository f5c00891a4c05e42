import { expect, it } from 'vitest';
import { parseChoices, parseNumber } from './answers';

const range = { min: 0, max: 60, preset: 27 };

it('returns the default when a number is invalid or out of range', () => {
  const parseVolume = (query: string) => parseNumber(new URLSearchParams(query), 'volume', range);
  expect([parseVolume('volume=0'), parseVolume('volume=60'), parseVolume('volume=7')]).toEqual([0, 60, 7]);
  for (const query of ['', 'volume=', 'volume=61', 'volume=-1', 'volume=1.5', 'volume=1e1', 'volume=0x10'])
    expect(parseVolume(query), query).toBe(27);
  expect(parseVolume(`volume=${'9'.repeat(10_000)}`)).toBe(27);
  expect(parseVolume('volume=5&volume=6')).toBe(5);
});

it('returns selected options in the order of the list, without unknown options or duplicates', () => {
  const parseVolume = (query: string) => parseChoices(new URLSearchParams(query), 'yes', ['1', '2', '3']);
  expect(parseVolume('yes=3&yes=1&yes=3')).toEqual(['1', '3']);
  expect(parseVolume('yes=4&yes=%00&yes=<b>&no=1')).toEqual([]);
  expect(parseVolume(`yes=2&${'yes=x&'.repeat(5_000)}`)).toEqual(['2']);
});
