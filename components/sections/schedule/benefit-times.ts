import { type BenefitDay, RELEASE_DAY } from '../../../art/diagrams/ruler-scale';
import type { SectionByName } from '../../../domain/sections';

/** Time at which a client gains a benefit. */
type BenefitTime = {
  /** Key in the section's content. */
  after: keyof SectionByName<'schedule gains'>['gains'];
  /** Shown with `count`: "Month 3". */
  unit: 'Day' | 'Week' | 'Month' | 'Year';
  count: number;
  /** Days since the signature, which is the position on the ruler. */
  day: BenefitDay;
  /** Days, weeks, months or quarters to the next benefit, as ticks on the vertical ruler. */
  ticks: number;
};

/** Times of all benefits, ordered by day. */
export const benefitTimes: readonly BenefitTime[] = [
  { after: 'day1', unit: 'Day', count: 1, day: 1, ticks: 13 },
  { after: 'week2', unit: 'Week', count: 2, day: 14, ticks: 16 },
  { after: 'month1', unit: 'Month', count: 1, day: 30, ticks: 8 },
  { after: 'month3', unit: 'Month', count: 3, day: RELEASE_DAY, ticks: 9 },
  { after: 'year1', unit: 'Year', count: 1, day: 365, ticks: 16 },
  { after: 'year5', unit: 'Year', count: 5, day: 1825, ticks: 14 },
];
