import { sql } from 'kysely';
import { REDIRECT_COUNTED_DAYS, REDIRECT_IDLE_DAYS, UNKNOWN_ADDRESSES_MAX } from '../domain/limits';
import { DAY_MS } from '../domain/time';
import type { Db, DbOrTransaction } from './connection';
import type { RedirectRow } from './schema';

export const allRedirects = (db: DbOrTransaction): Promise<RedirectRow[]> =>
  db.selectFrom('redirects').selectAll().orderBy('from_path').execute();

/** How often each was used in the days that count, and when last within a year. */
export const redirectUses = (
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
            .when('day', '>', daysBefore(now, REDIRECT_COUNTED_DAYS))
            .then(eb.ref('count'))
            .else(0)
            .end(),
        )
        .as('uses'),
      fn.max<string>('day').as('last'),
    ])
    .where('day', '>', daysBefore(now, REDIRECT_IDLE_DAYS))
    .groupBy('redirect_id')
    .execute();

export async function insertRedirect(trx: DbOrTransaction, row: RedirectRow): Promise<void> {
  await trx.insertInto('redirects').values(row).execute();
}

/** Stores many at once; one with the id of another takes its place, and keeps its day. */
export async function upsertRedirects(trx: DbOrTransaction, rows: readonly RedirectRow[]): Promise<void> {
  await sql`insert into redirects (id, from_path, to_address, permanent, created_at)
    select value ->> 'id', value ->> 'from_path', value ->> 'to_address', value ->> 'permanent', value ->> 'created_at'
    from json_each(${JSON.stringify(rows)}) where true
    on conflict (id) do update set from_path = excluded.from_path, to_address = excluded.to_address,
      permanent = excluded.permanent`.execute(trx);
}

/** @returns whether there was one. */
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

/** @returns the one that is gone; undefined when there was none. */
export const deleteRedirect = (trx: DbOrTransaction, id: string): Promise<RedirectRow | undefined> =>
  trx.deleteFrom('redirects').where('id', '=', id).returningAll().executeTakeFirst();

/** Removes the redirects to these addresses. @returns the removed ones. */
export const deleteRedirectsTo = (trx: DbOrTransaction, paths: readonly string[]): Promise<RedirectRow[]> =>
  trx.deleteFrom('redirects').where('to_address', 'in', paths).returningAll().execute();

/** A page that stands at an address needs nobody to lead from there. */
export async function dropRedirectFrom(trx: DbOrTransaction, path: string): Promise<void> {
  await trx.deleteFrom('redirects').where('from_path', '=', path).execute();
}

/** Addresses that were not found, the latest first. */
export const unknownAddresses = (db: DbOrTransaction, limit: number) =>
  db
    .selectFrom('unknown_addresses')
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();

export async function forgetUnknownAddresses(trx: DbOrTransaction, paths: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('unknown_addresses')
    .where('path', 'in', sql<string>`(select value from json_each(${JSON.stringify(paths)}))`)
    .execute();
}

/** Adds how often redirects, by their ids, were used. */
export async function addRedirectUses(db: Db, uses: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    for (const [redirect_id, count] of uses)
      await trx
        .insertInto('redirect_hits')
        .columns(['redirect_id', 'day', 'count'])
        // One that was removed meanwhile is not counted.
        .expression(eb =>
          eb
            .selectFrom('redirects')
            .select(({ val }) => ['id', val(dayOf(now)).as('day'), val(count).as('count')])
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

/** Adds how often paths that nothing is at were asked for, and lets go of those asked for longest ago. */
export async function addUnknownAddresses(
  db: Db,
  asked: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async trx => {
    for (const [path, count] of asked)
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
          .limit(UNKNOWN_ADDRESSES_MAX),
      )
      .execute();
  });
}

const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * DAY_MS));
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
