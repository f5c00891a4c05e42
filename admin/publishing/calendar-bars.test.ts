import { expect, it } from 'vitest';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { countLanes, toBars } from './calendar-bars';
import type { ScheduledItem } from './use-calendar';

setOfficeInKyiv();

const week = [
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
  '2026-11-07',
  '2026-11-08',
];
const createPlan = (item_id: string, since: string | null, until: string) =>
  ({
    item_id,
    action: 'unpublish',
    since: since && `${since}T10:00:00Z`,
    at: `${until}T10:00:00Z`,
  }) as ScheduledItem;
const summariseBars = (...plans: ScheduledItem[]) =>
  toBars(plans, week).map(({ plan, from, days, lane }) => [plan.item_id, from, days, lane]);

it('draws a calendar bar for the days on which an item is public', () => {
  expect(summariseBars(createPlan('a', '2026-11-03', '2026-11-20'))).toEqual([['a', 1, 6, 0]]);
  expect(summariseBars(createPlan('a', '2026-10-01', '2026-11-03'))).toEqual([['a', 0, 2, 0]]);
  expect(summariseBars(createPlan('a', '2026-10-01', '2026-12-01'))).toEqual([['a', 0, 7, 0]]);
  expect(
    summariseBars(createPlan('a', '2026-11-09', '2026-11-20'), createPlan('b', '2026-10-01', '2026-11-01')),
  ).toEqual([]);
});

it('stacks calendar bars only where they overlap', () => {
  const bars = toBars(
    [
      createPlan('a', '2026-11-02', '2026-11-03'),
      createPlan('b', '2026-11-03', '2026-11-05'),
      createPlan('c', '2026-11-04', '2026-11-08'),
    ],
    week,
  );
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect(week.map((_, day) => countLanes(bars, day))).toEqual([1, 2, 2, 2, 1, 1, 1]);
});

it("draws no calendar bar when an item isn't public", () => {
  expect(summariseBars(createPlan('a', null, '2026-11-05'))).toEqual([]);
});
