import { expect, it } from 'vitest';
import { problemsLine } from './problems';

it('says how many', () => {
  expect(problemsLine(1)).toBe('1 field needs attention');
  expect(problemsLine(8)).toBe('8 fields need attention');
});
