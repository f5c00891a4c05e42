import { expect, it } from 'vitest';
import { formatProblemCount } from './problems';

it('counts fields that need attention', () => {
  expect(formatProblemCount(1)).toBe('1 field needs attention');
  expect(formatProblemCount(8)).toBe('8 fields need attention');
});
