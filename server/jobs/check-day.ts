import { DAY_MS } from '../../domain/time';

/** The daily work’s state, in milliseconds since 1970: last run, and a time that wasn’t trusted. */
export type DailyRunState = { ranAt?: number | undefined; doubtedAt?: number | undefined };

const CLOCK_JUMP_MS = 7 * DAY_MS;

const isNextDay = (lastRun: number, now: number) => now - lastRun >= DAY_MS && now - lastRun <= CLOCK_JUMP_MS;

/**
 * Decides whether the daily work is due. The work deletes by age, so a clock that jumped by more than a week in either
 * direction must be confirmed by a second day (rule 47). A site that was down for longer also waits a day.
 * @param now milliseconds since 1970.
 */
export function checkDailyRun({ ranAt, doubtedAt }: DailyRunState, now: number): 'run' | 'wait' | 'doubt' {
  if (ranAt !== undefined && Math.abs(now - ranAt) <= CLOCK_JUMP_MS)
    return isNextDay(ranAt, now) ? 'run' : 'wait';
  if (doubtedAt === undefined || now < doubtedAt) return 'doubt';
  if (isNextDay(doubtedAt, now)) return 'run';
  return now - doubtedAt < DAY_MS ? 'wait' : 'doubt';
}
