import { sql } from 'kysely';
import { parseItemPath } from '../domain/paths';
import { toDay } from '../domain/time';
import { type Db, runInTransaction } from './connection';
import { addReadCounts } from './item-queries';
import type { Database } from './schema';

export type VisitCount = {
  page: string;
  source: string;
  campaign: string;
  /** Whether the page was the visitors’ first of the day. */
  isEntry: boolean;
  count: number;
};

/** Adds visits to a day’s counts, and to the page views of articles. */
export const addVisits = (db: Db, counts: readonly VisitCount[], now: Date): Promise<void> =>
  runInTransaction(db, async trx => {
    // Use one statement, because a thousand separate ones would block the process.
    await sql`insert into visits (day, page, source, campaign, visits, entries)
      select ${toDay(now)}, value ->> 'page', value ->> 'source', value ->> 'campaign', value ->> 'count',
        iif(value ->> 'isEntry', value ->> 'count', 0)
      from json_each(${JSON.stringify(counts)}) where true
      on conflict do update set visits = visits.visits + excluded.visits,
        entries = visits.entries + excluded.entries`.execute(trx);
    const reads = new Map<string, number>();
    for (const { page, count } of counts) {
      const item = parseItemPath(page);
      if (item?.kind === 'article') reads.set(item.slug, (reads.get(item.slug) ?? 0) + count);
    }
    await addReadCounts(trx, 'article', reads);
  });

/** @param counts number of searches for each query. */
export async function addSearches(db: Db, counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await sql`insert into searches (day, words, count)
    select ${toDay(now)}, value ->> 0, value ->> 1 from json_each(${JSON.stringify([...counts])}) where true
    on conflict do update set count = searches.count + excluded.count`.execute(db);
}

export async function deleteVisitsBefore(db: Db, time: Date): Promise<void> {
  for (const table of ['visits', 'searches'] as const satisfies (keyof Database)[])
    await db.deleteFrom(table).where('day', '<', toDay(time)).execute();
}
