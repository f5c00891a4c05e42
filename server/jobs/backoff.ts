import type { FailedAttempt } from '../../db/outbox';
import type { OutboxRow } from '../../db/schema';
import { MAIL_RETRY_DAYS, RETRY_DELAY_MAX_MS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';

const GIVE_UP_MS = MAIL_RETRY_DAYS * DAY_MS;
/** Minimum number of attempts, even after the server was down for a week. */
const ATTEMPTS_MIN = 10;

/** Returns the failed attempt with the time of the next one. Gives up after five days (rule 29). */
export function getNextAttemptTime(
  row: Pick<OutboxRow, 'attempts' | 'created_at'>,
  now: Date,
  error: string,
  random = Math.random(),
): FailedAttempt {
  const age = now.getTime() - Date.parse(row.created_at);
  const isExpired = age >= GIVE_UP_MS && row.attempts + 1 >= ATTEMPTS_MIN;
  const delayMs = getRetryDelay(row.attempts + 1, random);
  return {
    state: isExpired ? 'failed' : 'waiting',
    failedAt: now.toISOString(),
    nextAttemptAt: new Date(now.getTime() + delayMs).toISOString(),
    error,
  };
}

const FIRST_DELAY_MS = 30_000;

/**
 * Returns the delay (ms) after failures: half a minute, doubling up to an hour.
 * @param failures number of consecutive failures.
 * @param random 0 to 1. Varies the delay by up to a fifth in either direction.
 */
export const getRetryDelay = (failures: number, random = Math.random()): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), RETRY_DELAY_MAX_MS) * (0.8 + 0.4 * random);
