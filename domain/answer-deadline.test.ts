import { afterEach, expect, it } from 'vitest';
import { formatDeadlineDay, formatHour, getAnswerDeadline } from './answer-deadline';
import { getSite, setSite } from './current-site';

const builtIn = getSite();
afterEach(() => setSite(builtIn));

/** The office is in Kyiv, two hours ahead of UTC in winter. */
const read = (utc: string) => {
  const deadline = getAnswerDeadline(new Date(`${utc}Z`));
  return deadline && `${formatHour(deadline.hour)} ${formatDeadlineDay(deadline.day)}`.replace('\u00a0', ' ');
};

it('promises an answer at the next full hour of the next working day', () => {
  expect(read('2026-11-24T12:20')).toBe('15:00 Wednesday, 25 November');
  expect(read('2026-11-24T07:00')).toBe('09:00 Wednesday, 25 November');
});

it('skips nights, weekends and holidays', () => {
  expect(read('2026-11-24T16:30')).toBe('09:00 Thursday, 26 November');
  expect(read('2026-11-24T03:00')).toBe('09:00 Wednesday, 25 November');
  expect(read('2026-11-27T12:20')).toBe('15:00 Monday, 30 November');
  expect(read('2026-11-28T12:20')).toBe('09:00 Tuesday, 1 December');
  setSite({ ...builtIn, holidays: ['2026-11-30'] });
  expect(read('2026-11-27T12:20')).toBe('15:00 Tuesday, 1 December');
});

it('counts the working days of the answer time', () => {
  setSite({ ...builtIn, answerTime: 'two working days' });
  expect(read('2026-11-24T12:20')).toBe('15:00 Thursday, 26 November');
  setSite({ ...builtIn, answerTime: '3 working days' });
  expect(read('2026-11-24T12:20')).toBe('15:00 Friday, 27 November');
});

it("promises no hour when the answer time isn't a number of working days", () => {
  for (const answerTime of ['a day or two', 'several working days', '0 working days']) {
    setSite({ ...builtIn, answerTime });
    expect(read('2026-11-24T12:20'), answerTime).toBeUndefined();
  }
});
