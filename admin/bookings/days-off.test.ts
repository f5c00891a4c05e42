import { expect, it } from 'vitest';
import { groupDays, listDays } from './days-off';

it('groups consecutive days off into one range', () => {
  expect(groupDays(['2027-01-01', '2026-11-26', '2026-12-31', '2026-12-30'])).toEqual([
    { from: '2026-11-26', to: '2026-11-26' },
    { from: '2026-12-30', to: '2027-01-01' },
  ]);
});

it('lists no more days of a range than the limit', () => {
  const range = { from: '2026-12-30', to: '2027-01-02' };
  expect(listDays(range, 10)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(listDays(range, 2)).toHaveLength(2);
});
