import type { DbOrTransaction } from './connection';
import type { SitePart } from './schema';

/** The only language there is so far. */
const LANGUAGE = 'en';

/** What staff changed of a part of the site, as it was stored; empty when nothing was. */
export async function readSitePart(db: DbOrTransaction, part: SitePart): Promise<Record<string, unknown>> {
  const row = await db
    .selectFrom('site_parts')
    .select('values_json')
    .where('part', '=', part)
    .where('language', '=', LANGUAGE)
    .executeTakeFirst();
  return row ? JSON.parse(row.values_json) : {};
}

/** Stores what is changed of a part, in the place of what was. */
export async function writeSitePart(
  db: DbOrTransaction,
  part: SitePart,
  values: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const row = { values_json: JSON.stringify(values), updated_at: now.toISOString() };
  await db
    .insertInto('site_parts')
    .values({ part, language: LANGUAGE, ...row })
    .onConflict(conflict => conflict.columns(['part', 'language']).doUpdateSet(row))
    .execute();
}

/** A sign that changes with each writing of a part; empty while nothing is stored. */
export async function sitePartSeen(db: DbOrTransaction, part: SitePart): Promise<string> {
  const row = await db
    .selectFrom('site_parts')
    .select(['updated_at', 'values_json'])
    .where('part', '=', part)
    .where('language', '=', LANGUAGE)
    .executeTakeFirst();
  return row && row.values_json !== '{}' ? row.updated_at : '';
}
