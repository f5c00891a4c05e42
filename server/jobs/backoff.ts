import type { FailedAttempt } from '../../db/outbox';
import type { OutboxRow } from '../../db/schema';
import { MAIL_TRIED_DAYS } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import { retryWait } from './retry';

const GIVE_UP_MS = MAIL_TRIED_DAYS * DAY_MS;
/** A server that was off for a week still tries this often before it gives up. */
const ATTEMPTS_MIN = 10;

/**
 * What follows a failed attempt: another one like any background work that failed, until five days after the
 * message was made (rule 29).
 */
export function nextAttempt(
  row: Pick<OutboxRow, 'attempts' | 'created_at'>,
  now: Date,
  error: string,
  random = Math.random(),
): FailedAttempt {
  const age = now.getTime() - Date.parse(row.created_at);
  const over = age >= GIVE_UP_MS && row.attempts + 1 >= ATTEMPTS_MIN;
  const wait = retryWait(row.attempts + 1, random);
  return {
    state: over ? 'failed' : 'waiting',
    failedAt: now.toISOString(),
    nextAttemptAt: new Date(now.getTime() + wait).toISOString(),
    error,
  };
}
