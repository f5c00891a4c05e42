import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';

/** A range of days, inclusive. */
export type DayRange = { from: string; to: string };

const selectVisits = (db: DbOrTransaction, { from, to }: DayRange) =>
  db.selectFrom('visits').where('day', '>=', from).where('day', '<=', to);

/** Selects the requests that visitors sent, except spam. Each booked call also belongs to a request. */
const selectRequests = (db: DbOrTransaction, { from, to }: DayRange) =>
  db
    .selectFrom('enquiries')
    .where('enquiries.created_at', '>=', from)
    .where('enquiries.created_at', '<=', `${to}~`)
    .where('spam_at', 'is', null)
    .where('added_by', '=', '');

/** Counts the visitors of each day. Days without a visit are missing. */
export const countVisitorsByDay = (db: DbOrTransaction, range: DayRange) =>
  selectVisits(db, range)
    .select(({ fn }) => ['day', fn.sum<number>('entries').as('visits')])
    .groupBy('day')
    .orderBy('day')
    .execute();

export const countVisitsByPage = (db: DbOrTransaction, range: DayRange) =>
  selectVisits(db, range)
    .select(({ fn }) => ['page', fn.sum<number>('visits').as('visits')])
    .groupBy('page')
    .execute();

export const countVisitorsByOrigin = (db: DbOrTransaction, range: DayRange) =>
  selectVisits(db, range)
    .select(({ fn }) => ['source', 'campaign', fn.sum<number>('entries').as('visits')])
    .where('entries', '>', 0)
    .groupBy(['source', 'campaign'])
    .execute();

/** Counts requests and sums their values by day, page, origin, stage and currency, in one pass. */
export const groupRequests = (db: DbOrTransaction, range: DayRange) =>
  selectRequests(db, range)
    .select(({ fn }) => [
      sql<string>`substr(created_at, 1, 10)`.as('day'),
      'sent_from as page',
      'source',
      'campaign',
      'stage',
      'currency',
      fn.countAll<number>().as('requests'),
      fn.sum<number | null>('value').as('value'),
    ])
    .groupBy(['day', 'sent_from', 'source', 'campaign', 'stage', 'currency'])
    .execute();
export type RequestGroup = Awaited<ReturnType<typeof groupRequests>>[number];

/** Lists the milliseconds from each answered request to its first reply, in ascending order. */
export async function listReplyTimes(db: DbOrTransaction, range: DayRange): Promise<number[]> {
  const rows = await selectRequests(db, range)
    .innerJoin('outbox', 'outbox.enquiry_id', 'enquiries.id')
    .where('outbox.kind', '=', 'reply')
    .select(({ fn, ref }) => [
      sql<number>`round((julianday(${fn.min('outbox.created_at')}) - julianday(${ref('enquiries.created_at')})) * 86400000)`.as(
        'ms',
      ),
    ])
    .groupBy('enquiries.id')
    .orderBy('ms')
    .execute();
  return rows.map(({ ms }) => ms);
}

export const countSearches = (db: DbOrTransaction, { from, to }: DayRange, limit: number) =>
  db
    .selectFrom('searches')
    .select(({ fn }) => ['words', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('words')
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(limit)
    .execute();

/** Lists unknown paths that were requested since a day, ordered by their total number of requests. */
export const listMissingPaths = (db: DbOrTransaction, { from }: DayRange, limit: number) =>
  db
    .selectFrom('unknown_addresses')
    .selectAll()
    .where('last_at', '>=', from)
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();

/** Finds the titles of public items by kind and slug. */
export const findTitles = (db: DbOrTransaction, slugs: readonly string[]) =>
  db
    .selectFrom('items')
    .select(['kind', 'slug', 'title'])
    .where('slug', 'in', sql<string>`(select value from json_each(${JSON.stringify(slugs)}))`)
    .execute();

export const countVisitsOfPage = (db: DbOrTransaction, range: DayRange, page: string) =>
  selectVisits(db, range)
    .select(({ fn }) => ['day', fn.sum<number>('visits').as('visits')])
    .where('page', '=', page)
    .groupBy('day')
    .execute();
