import { describe, expect, it } from 'vitest';
import { normaliseFilters, UNKNOWN_FILTER } from './filters';

const choices = ['React', 'Node.js', 'QA'];
const any = (...asked: string[]) => normaliseFilters(asked, choices, { every: false });
const every = (...asked: string[]) => normaliseFilters(asked, choices, { every: true });

describe('filters of an address', () => {
  it('come in the order and spelling of the list, each once, without blank ones', () => {
    expect(any('qa', 'REACT', 'Qa ', '', ' ')).toEqual(['React', 'QA']);
    expect(every('qa', 'node.JS')).toEqual(['Node.js', 'QA']);
    expect(any()).toEqual([]);
  });

  it('that nothing has are one', () => {
    expect(any('x1', 'x2')).toEqual([UNKNOWN_FILTER]);
    expect(every('x3')).toEqual([UNKNOWN_FILTER]);
    expect(any(UNKNOWN_FILTER)).toEqual([UNKNOWN_FILTER]);
  });

  it('that nothing has empty a list of which items need every filter, and change nothing where any will do', () => {
    expect(every('QA', 'x')).toEqual([UNKNOWN_FILTER]);
    expect(any('QA', 'x')).toEqual(['QA']);
  });
});
