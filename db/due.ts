import { RETRY_DELAY_MAX_MS } from '../domain/limits';

/** The latest time (ms) that a Date can represent. */
const DATE_MAX_MS = 8.64e15;

/** Returns the latest plausible due time. Later times were set while the clock was ahead, so they count as due. */
export const getMaxDueTime = (now: Date): string =>
  new Date(Math.min(now.getTime() + 2 * RETRY_DELAY_MAX_MS, DATE_MAX_MS)).toISOString();
