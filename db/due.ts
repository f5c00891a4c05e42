import { RETRY_LONGEST_MS } from '../domain/limits';

/** The last moment there is, in milliseconds. */
const END_OF_TIME = 8.64e15;

/**
 * A time further ahead than anything is put off. What waits for a later one was written by a clock that was ahead, and is
 * due at once.
 */
export const farAhead = (now: Date): string =>
  new Date(Math.min(now.getTime() + 2 * RETRY_LONGEST_MS, END_OF_TIME)).toISOString();
