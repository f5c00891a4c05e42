import { describe, expect, it } from 'vitest';
import { normaliseFilters, UNKNOWN_FILTER } from './filters';

const choices = ['React', 'Node.js', 'QA'];
const matchAny = (...filters: string[]) => normaliseFilters(filters, choices, { matchesEvery: false });
const matchEvery = (...filters: string[]) => normaliseFilters(filters, choices, { matchesEvery: true });

describe('normaliseFilters', () => {
  it('normalises filters to the order and spelling of the list, without duplicates or blanks', () => {
    expect(matchAny('qa', 'REACT', 'Qa ', '', ' ')).toEqual(['React', 'QA']);
    expect(matchEvery('qa', 'node.JS')).toEqual(['Node.js', 'QA']);
    expect(matchAny()).toEqual([]);
  });

  it('collapses filters into one placeholder when none is known', () => {
    expect(matchAny('x1', 'x2')).toEqual([UNKNOWN_FILTER]);
    expect(matchEvery('x3')).toEqual([UNKNOWN_FILTER]);
    expect(matchAny(UNKNOWN_FILTER)).toEqual([UNKNOWN_FILTER]);
  });

  it('ignores an unknown filter unless items must match all filters', () => {
    expect(matchEvery('QA', 'x')).toEqual([UNKNOWN_FILTER]);
    expect(matchAny('QA', 'x')).toEqual(['QA']);
  });
});
