import { toIsoDay } from '../dates';
import type { CalendarPlan } from './use-plans';

/** Period in which an item is public, within one week: first day, number of days, lane. */
export type Bar = {
  plan: CalendarPlan;
  from: number;
  days: number;
  lane: number;
  begins: boolean;
  ends: boolean;
};

/** Returns the bars of items with an end, earliest first. */
export function toBars(plans: readonly CalendarPlan[], week: readonly string[]): Bar[] {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const running = plans
    .filter(({ action, since }) => action === 'unpublish' && since !== null)
    .map(plan => ({ plan, since: toIsoDay(plan.since ?? plan.at), until: toIsoDay(plan.at) }))
    .filter(({ since, until }) => since <= last && until >= first)
    .sort((a, b) => a.since.localeCompare(b.since) || a.plan.item_id.localeCompare(b.plan.item_id));
  /** Last occupied day of each lane. */
  const lanes: string[] = [];
  return running.map(({ plan, since, until }) => {
    const begin = since < first ? first : since;
    const end = until > last ? last : until;
    const freeLane = lanes.findIndex(laneEnd => laneEnd < begin);
    const lane = freeLane < 0 ? lanes.length : freeLane;
    lanes[lane] = end;
    const from = week.indexOf(begin);
    const days = week.indexOf(end) - from + 1;
    return { plan, from, days, lane, begins: since >= first, ends: until <= last };
  });
}

/** Returns the number of lanes above the entries of a day. */
export const countLanes = (bars: readonly Bar[], day: number): number =>
  Math.max(
    0,
    ...bars.filter(({ from, days }) => day >= from && day < from + days).map(({ lane }) => lane + 1),
  );
