import { type MarkedDay, RELEASE_DAY } from '../art/diagrams/ruler-scale.ts';

/** What a client has gained, and when. */
export type Benefit = {
  /** "Month", with `count` 3. */
  unit: 'Day' | 'Week' | 'Month' | 'Year';
  count: number;
  /** Days since the signature: its place on the ruler. */
  day: MarkedDay;
  /** Days, weeks, months or quarters to the next benefit, as so many ticks where the ruler stands upright. */
  ticks: number;
  text: string;
};

/** In the order of their days. */
export const benefits: readonly Benefit[] = [
  {
    unit: 'Day',
    count: 1,
    day: 1,
    ticks: 13,
    text: 'The repository, the board and the cloud account open in your name.',
  },
  { unit: 'Week', count: 2, day: 14, ticks: 16, text: 'Scope, risks and a price. Yours to take elsewhere.' },
  {
    unit: 'Month',
    count: 1,
    day: 30,
    ticks: 8,
    text: 'A prototype that five of your users have already tried to break.',
  },
  {
    unit: 'Month',
    count: 3,
    day: RELEASE_DAY,
    ticks: 9,
    text: 'The first release is live, and people you have never met are using it.',
  },
  {
    unit: 'Year',
    count: 1,
    day: 365,
    ticks: 16,
    text: 'Some twenty releases later, any one of them can be undone in minutes.',
  },
  {
    unit: 'Year',
    count: 5,
    day: 1825,
    ticks: 14,
    text: 'Another team could run it from the runbook. So could yours.',
  },
];
