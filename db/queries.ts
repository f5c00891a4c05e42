import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { RETRY_DELAY_MAX_MS } from '../domain/limits';
import type { Database } from './schema';

export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<boolean> {
  const row = await query.select(sql.lit(1).as('one')).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The latest time (ms) that a Date can represent. */
const DATE_MAX_MS = 8.64e15;

/** Matches due rows. Implausibly late times were set while the clock was ahead, so they also count as due. */
export function isDue(now: Date) {
  const maxTime = new Date(Math.min(now.getTime() + 2 * RETRY_DELAY_MAX_MS, DATE_MAX_MS)).toISOString();
  return sql<SqlBool>`(next_attempt_at <= ${now.toISOString()} or next_attempt_at > ${maxTime})`;
}
