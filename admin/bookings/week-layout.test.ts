import { describe, expect, it } from 'vitest';
import { layOutWeek } from './week-layout';

const call = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const MONDAY = '2026-11-23';

// The office is in Kyiv, two hours ahead of UTC in November.
describe('week of calls', () => {
  it('shows only working days and usual hours when a week has no calls', () => {
    const { days, from, to } = layOutWeek(MONDAY, []);
    expect([days.map(({ day }) => day.slice(-2)), from, to]).toEqual([['23', '24', '25', '26', '27'], 9, 18]);
  });

  it('shows weekend days and additional hours when they contain calls', () => {
    const { days, from, to } = layOutWeek(MONDAY, [
      call('2026-11-28T05:30:00Z', '2026-11-28T06:00:00Z'),
      call('2026-11-24T17:30:00Z', '2026-11-24T18:30:00Z'),
    ]);
    expect([days.at(-1)?.day, from, to]).toEqual(['2026-11-28', 7, 21]);
    expect(days.at(-1)?.calls[0]).toMatchObject({ top: 0.5, height: 0.5 });
  });

  it('places calls side by side when they overlap', () => {
    const { days } = layOutWeek(MONDAY, [
      call('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z'),
      call('2026-11-23T08:30:00Z', '2026-11-23T09:00:00Z'),
      call('2026-11-23T09:00:00Z', '2026-11-23T09:30:00Z'),
    ]);
    expect(days[0]?.calls.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });
});
