import { isoDay } from '../dates';
import type { CalendarPlan } from './use-plans';

/** What is public for a time, as a line through one week: its first day, how many days, and its place below others. */
export type Bar = {
  plan: CalendarPlan;
  from: number;
  days: number;
  lane: number;
  begins: boolean;
  ends: boolean;
};

/** What is taken down at a time and public until then, as far as it reaches into a week; the earliest first. */
export function barsOf(plans: readonly CalendarPlan[], week: readonly string[]): Bar[] {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const running = plans
    .filter(({ action, since }) => action === 'unpublish' && since !== null)
    .map(plan => ({ plan, since: isoDay(plan.since ?? plan.at), until: isoDay(plan.at) }))
    .filter(({ since, until }) => since <= last && until >= first)
    .sort((a, b) => a.since.localeCompare(b.since) || a.plan.item_id.localeCompare(b.plan.item_id));
  /** The last day of each lane that is taken. */
  const lanes: string[] = [];
  return running.map(({ plan, since, until }) => {
    const begin = since < first ? first : since;
    const end = until > last ? last : until;
    const free = lanes.findIndex(taken => taken < begin);
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = end;
    const from = week.indexOf(begin);
    const days = week.indexOf(end) - from + 1;
    return { plan, from, days, lane, begins: since >= first, ends: until <= last };
  });
}

/** How many lines stand above what else there is on a day. */
export const lanesOn = (bars: readonly Bar[], day: number): number =>
  Math.max(
    0,
    ...bars.filter(({ from, days }) => day >= from && day < from + days).map(({ lane }) => lane + 1),
  );
