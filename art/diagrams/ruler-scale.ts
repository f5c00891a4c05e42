/** The day of the first release: from there on the ruler is black. */
export const RELEASE_DAY = 90;

/** Days since the signature that stand out on the ruler, because a benefit hangs from each. */
export const markedDays = [1, 14, 30, RELEASE_DAY, 365, 1825] as const;
export type MarkedDay = (typeof markedDays)[number];

/** What the marks of the ruler count, and from which day on. */
export const scaleNames = [
  { name: 'days', day: 1.5 },
  { name: 'months', day: 160 },
  { name: 'years', day: 2450 },
] as const;

/** Width in px of the time line from the first benefit to the last; the ruler runs on. */
const WIDTH = 960;

/** By logarithm, in weeks: the first days take as much room as the late years. */
const weight = (day: number) => Math.log((1 + day / 7) / (1 + 1 / 7));

/** Where a day of the work with us stands on the ruler, in px from its first day. */
export const placeOfDay = (day: number): number =>
  Math.round((WIDTH * weight(day) * 10) / weight(5 * 365)) / 10;
