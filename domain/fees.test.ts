import { expect, it } from 'vitest';
import { compareFees, getFees, getMonthlyVolume, getTicketEuros, TICKET_STEPS, VOLUME_STEPS } from './fees';

const rates = [
  { percent: 2.2, euros: 0.25 },
  { percent: 1.95, euros: 0.2 },
  { percent: 1.85, euros: 0.18 },
];

it('maps steps of the fee slider to round values', () => {
  expect([VOLUME_STEPS.min, VOLUME_STEPS.preset, VOLUME_STEPS.max].map(getMonthlyVolume)).toEqual([
    20_000, 400_000, 20_000_000,
  ]);
  expect([TICKET_STEPS.min, TICKET_STEPS.preset, TICKET_STEPS.max].map(getTicketEuros)).toEqual([5, 40, 500]);
});

it('calculates fees from the monthly volume and the average payment', () => {
  // 10,000 payments of 40 euros cost 8,800 in percentages and 2,500 in fixed fees.
  expect(getFees({ percent: 2.2, euros: 0.25 }, 400_000, 40)).toBeCloseTo(11_300);
});

it('calculates the saving when one more payment processor is used', () => {
  const month = { volume: 400_000, ticket: 40 };
  expect(compareFees(rates, { processors: 1, ...month })).toEqual({
    now: 11_300,
    next: 9_800,
    saving: 1_500,
  });
  expect(compareFees(rates, { processors: 2, ...month }).saving).toBe(600);
  expect(compareFees(rates, { processors: 3, ...month }).saving).toBe(0);
});
