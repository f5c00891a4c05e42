import { type SqlBool, sql } from 'kysely';
import { RETRY_DELAY_MAX_MS } from '../domain/limits';

/** The latest time (ms) that a Date can represent. */
const DATE_MAX_MS = 8.64e15;

/** Matches due rows. Implausibly late times were set while the clock was ahead, so they also count as due. */
export function isDue(now: Date) {
  const maxTime = new Date(Math.min(now.getTime() + 2 * RETRY_DELAY_MAX_MS, DATE_MAX_MS)).toISOString();
  return sql<SqlBool>`(next_attempt_at <= ${now.toISOString()} or next_attempt_at > ${maxTime})`;
}
