import { RETRY_LONGEST_MS } from '../domain/limits';

/** The maximum time of a Date in milliseconds. */
const MAX_TIME_MS = 8.64e15;

/** Returns the latest plausible due time. Later times were set while the clock was ahead, and count as due. */
export const getMaxDueTime = (now: Date): string =>
  new Date(Math.min(now.getTime() + 2 * RETRY_LONGEST_MS, MAX_TIME_MS)).toISOString();
