import { describe, expect, it } from 'vitest';
import { normaliseFilters, UNKNOWN_FILTER } from './filters';

const choices = ['React', 'Node.js', 'QA'];
const any = (...asked: string[]) => normaliseFilters(asked, choices, { every: false });
const every = (...asked: string[]) => normaliseFilters(asked, choices, { every: true });

describe('normaliseFilters', () => {
  it('normalises filters to the order and spelling of the list, without duplicates or blanks', () => {
    expect(any('qa', 'REACT', 'Qa ', '', ' ')).toEqual(['React', 'QA']);
    expect(every('qa', 'node.JS')).toEqual(['Node.js', 'QA']);
    expect(any()).toEqual([]);
  });

  it('collapses unknown filters into one placeholder', () => {
    expect(any('x1', 'x2')).toEqual([UNKNOWN_FILTER]);
    expect(every('x3')).toEqual([UNKNOWN_FILTER]);
    expect(any(UNKNOWN_FILTER)).toEqual([UNKNOWN_FILTER]);
  });

  it('ignores an unknown filter unless items must match all filters', () => {
    expect(every('QA', 'x')).toEqual([UNKNOWN_FILTER]);
    expect(any('QA', 'x')).toEqual(['QA']);
  });
});
