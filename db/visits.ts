import { parseItemPath } from '../domain/paths';
import { type Db, runInTransaction } from './connection';
import { addReadCounts } from './item-queries';
import type { Database } from './schema';

const toDay = (date: Date) => date.toISOString().slice(0, 10);

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
    for (const { page, source, campaign, isEntry, count } of counts)
      await trx
        .insertInto('visits')
        .values({ day: toDay(now), page, source, campaign, visits: count, entries: isEntry ? count : 0 })
        .onConflict(conflict =>
          conflict.doUpdateSet(({ eb, ref }) => ({
            visits: eb('visits.visits', '+', ref('excluded.visits')),
            entries: eb('visits.entries', '+', ref('excluded.entries')),
          })),
        )
        .execute();
    const reads = new Map<string, number>();
    for (const { page, count } of counts) {
      const item = parseItemPath(page);
      if (item?.kind === 'article') reads.set(item.slug, (reads.get(item.slug) ?? 0) + count);
    }
    await addReadCounts(trx, 'article', reads);
  });

/** @param counts number of searches by their words. */
export const addSearches = (db: Db, counts: ReadonlyMap<string, number>, now: Date): Promise<void> =>
  runInTransaction(db, async trx => {
    for (const [words, count] of counts)
      await trx
        .insertInto('searches')
        .values({ day: toDay(now), words, count })
        .onConflict(conflict =>
          conflict.doUpdateSet(({ eb, ref }) => ({
            count: eb('searches.count', '+', ref('excluded.count')),
          })),
        )
        .execute();
  });

export async function deleteVisitsBefore(db: Db, time: Date): Promise<void> {
  for (const table of ['visits', 'searches'] as const satisfies (keyof Database)[])
    await db.deleteFrom(table).where('day', '<', toDay(time)).execute();
}
