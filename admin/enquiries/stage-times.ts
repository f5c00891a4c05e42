import type { EnquiryStage } from '../../domain/enquiry-stage';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time';
import { formatCount } from '../format-count';
import type { OpenEnquiry } from './use-enquiry';

/** Formats a time span in its largest unit, such as `14 minutes` or `4 days`. */
export function formatDuration(ms: number): string {
  if (ms < MINUTE_MS) return 'under a minute';
  if (ms < HOUR_MS) return formatCount(Math.floor(ms / MINUTE_MS), 'minute');
  return ms < DAY_MS
    ? formatCount(Math.floor(ms / HOUR_MS), 'hour')
    : formatCount(Math.floor(ms / DAY_MS), 'day');
}

type StagedEnquiry = Pick<OpenEnquiry, 'createdAt' | 'stage' | 'stageSince' | 'events'>;

/** Returns the time (ms) that a request has spent in each stage it has reached. */
export function getStageTimes(
  { createdAt, stage, stageSince, events }: StagedEnquiry,
  now = new Date(),
): Partial<Record<EnquiryStage, number>> {
  const times: Partial<Record<EnquiryStage, number>> = {};
  const addTime = (name: EnquiryStage, ms: number) => {
    times[name] = (times[name] ?? 0) + Math.max(0, ms);
  };
  let stageStart = Date.parse(createdAt);
  for (const { at, event } of events) {
    if (event.kind !== 'stage') continue;
    addTime(event.from, Date.parse(at) - stageStart);
    stageStart = Date.parse(at);
  }
  addTime(stage, now.getTime() - Date.parse(stageSince));
  return times;
}
