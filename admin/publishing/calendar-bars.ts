import { toIsoDay } from '../dates';
import type { ScheduledItem } from './use-calendar';

/** Part of an item's public period within one week. */
export type Bar = {
  plan: ScheduledItem;
  from: number;
  days: number;
  lane: number;
  hasStart: boolean;
  hasEnd: boolean;
};

/** Creates bars for items that will be unpublished, earliest first. */
export function toBars(plans: readonly ScheduledItem[], week: readonly string[]): Bar[] {
  const [firstDay = '', lastDay = ''] = [week[0], week.at(-1)];
  const overlappingPlans = plans
    .filter(({ action, since }) => action === 'unpublish' && since !== null)
    .map(plan => ({ plan, since: toIsoDay(plan.since ?? plan.at), until: toIsoDay(plan.at) }))
    .filter(({ since, until }) => since <= lastDay && until >= firstDay)
    .sort((a, b) => a.since.localeCompare(b.since) || a.plan.item_id.localeCompare(b.plan.item_id));
  /** Last occupied day of each lane. */
  const lanes: string[] = [];
  return overlappingPlans.map(({ plan, since, until }) => {
    const start = since < firstDay ? firstDay : since;
    const end = until > lastDay ? lastDay : until;
    const freeLane = lanes.findIndex(laneEnd => laneEnd < start);
    const lane = freeLane < 0 ? lanes.length : freeLane;
    lanes[lane] = end;
    const from = week.indexOf(start);
    const days = week.indexOf(end) - from + 1;
    return { plan, from, days, lane, hasStart: since >= firstDay, hasEnd: until <= lastDay };
  });
}

export const countLanes = (bars: readonly Bar[], day: number): number =>
  Math.max(
    0,
    ...bars.filter(({ from, days }) => day >= from && day < from + days).map(({ lane }) => lane + 1),
  );
