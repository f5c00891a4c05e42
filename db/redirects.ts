import { sql } from 'kysely';
import { NOT_FOUND_PATHS_MAX, REDIRECT_IDLE_DAYS, REDIRECT_USES_DAYS } from '../domain/limits';
import { DAY_MS, toDay } from '../domain/time';
import type { Db, DbOrTransaction } from './connection';
import type { RedirectRow } from './schema';

export const listRedirectRows = (db: DbOrTransaction): Promise<RedirectRow[]> =>
  db.selectFrom('redirects').selectAll().orderBy('from_path').execute();

/** Counts the uses of each redirect on recent days. `last` is a day within the last year. */
export const countRedirectUses = (
  db: DbOrTransaction,
  now: Date,
): Promise<{ redirect_id: string; uses: number; last: string }[]> =>
  db
    .selectFrom('redirect_hits')
    .select(({ fn, eb }) => [
      'redirect_id',
      fn
        .sum<number>(
          eb
            .case()
            .when('day', '>', subtractDays(now, REDIRECT_USES_DAYS))
            .then(eb.ref('count'))
            .else(0)
            .end(),
        )
        .as('uses'),
      fn.max<string>('day').as('last'),
    ])
    .where('day', '>', subtractDays(now, REDIRECT_IDLE_DAYS))
    .groupBy('redirect_id')
    .execute();

/** Updates redirects with existing ids, but keeps their creation dates. */
export async function upsertRedirects(trx: DbOrTransaction, rows: readonly RedirectRow[]): Promise<void> {
  await sql`insert into redirects (id, from_path, to_address, permanent, created_at)
    select value ->> 'id', value ->> 'from_path', value ->> 'to_address', value ->> 'permanent', value ->> 'created_at'
    from json_each(${JSON.stringify(rows)}) where true
    on conflict (id) do update set from_path = excluded.from_path, to_address = excluded.to_address,
      permanent = excluded.permanent`.execute(trx);
}

/** @returns whether the redirect existed. */
export async function updateRedirect(
  trx: DbOrTransaction,
  id: string,
  change: Omit<RedirectRow, 'id' | 'created_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('redirects')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns the deleted redirect, or undefined if none existed. */
export const deleteRedirect = (trx: DbOrTransaction, id: string): Promise<RedirectRow | undefined> =>
  trx.deleteFrom('redirects').where('id', '=', id).returningAll().executeTakeFirst();

export const deleteRedirectsTo = (trx: DbOrTransaction, paths: readonly string[]): Promise<RedirectRow[]> =>
  trx.deleteFrom('redirects').where('to_address', 'in', paths).returningAll().execute();

/** Deletes the redirect from a path. Call this when a page takes the path. */
export async function deleteRedirectFrom(trx: DbOrTransaction, path: string): Promise<void> {
  await trx.deleteFrom('redirects').where('from_path', '=', path).execute();
}

/** Lists the most recently requested paths first. */
export const listNotFoundPaths = (db: DbOrTransaction, limit: number) =>
  db
    .selectFrom('unknown_addresses')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();

export async function deleteNotFoundPaths(trx: DbOrTransaction, paths: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('unknown_addresses')
    .where('path', 'in', sql<string>`(select value from json_each(${JSON.stringify(paths)}))`)
    .execute();
}

/** @param uses counts by redirect id. */
export async function addRedirectUses(db: Db, uses: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    for (const [redirect_id, count] of uses)
      await trx
        .insertInto('redirect_hits')
        .columns(['redirect_id', 'day', 'count'])
        // Ignores redirects deleted since their last use.
        .expression(eb =>
          eb
            .selectFrom('redirects')
            .select(({ val }) => ['id', val(toDay(now)).as('day'), val(count).as('count')])
            .where('id', '=', redirect_id),
        )
        .onConflict(conflict =>
          conflict.columns(['redirect_id', 'day']).doUpdateSet(({ eb, ref }) => ({
            count: eb(ref('redirect_hits.count'), '+', count),
          })),
        )
        .execute();
  });
}

/**
 * Deletes the oldest entries over the limit.
 * @param hits counts by path
 */
export async function addNotFoundPaths(db: Db, hits: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    for (const [path, count] of hits)
      await trx
        .insertInto('unknown_addresses')
        .values({ path, count, last_at: now.toISOString() })
        .onConflict(conflict =>
          conflict.column('path').doUpdateSet(({ eb, ref }) => ({
            count: eb(ref('unknown_addresses.count'), '+', count),
            last_at: now.toISOString(),
          })),
        )
        .execute();
    await trx
      .deleteFrom('unknown_addresses')
      .where('path', 'not in', eb =>
        eb
          .selectFrom('unknown_addresses')
          .select('path')
          .orderBy('last_at', 'desc')
          .limit(NOT_FOUND_PATHS_MAX),
      )
      .execute();
  });
}

const subtractDays = (now: Date, days: number) => toDay(now.getTime() - days * DAY_MS);
