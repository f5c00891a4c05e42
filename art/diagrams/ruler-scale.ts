/** The day of the first release. From this day on, the ruler is black. */
export const RELEASE_DAY = 90;

/** Days since the contract was signed, one per benefit. */
export const benefitDays = [1, 14, 30, RELEASE_DAY, 365, 1825] as const;
export type BenefitDay = (typeof benefitDays)[number];

/** Width in px between the first and the last benefit. The ruler continues beyond. */
const WIDTH = 960;

/** Scales logarithmically, so that the first days take as much space as the last years. */
const getWeight = (day: number) => Math.log((1 + day / 7) / (1 + 1 / 7));

/** Returns the distance (px) from the first day. */
export const getDayPosition = (day: number): number =>
  Math.round((WIDTH * getWeight(day) * 10) / getWeight(5 * 365)) / 10;
