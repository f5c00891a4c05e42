import type { DbOrTransaction } from './connection';
import type { SitePart } from './schema';

/** The only supported language so far. */
const LANGUAGE = 'en';

/** Reads the stored changes of a site part; empty when there are none. */
export async function readSitePart(db: DbOrTransaction, part: SitePart): Promise<Record<string, unknown>> {
  const row = await db
    .selectFrom('site_parts')
    .select('values_json')
    .where('part', '=', part)
    .where('language', '=', LANGUAGE)
    .executeTakeFirst();
  return row ? JSON.parse(row.values_json) : {};
}

/** Replaces the stored changes of a site part. */
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

/** Returns a version that changes with each write of a part; empty when nothing is stored. */
export async function getSitePartVersion(db: DbOrTransaction, part: SitePart): Promise<string> {
  const row = await db
    .selectFrom('site_parts')
    .select(['updated_at', 'values_json'])
    .where('part', '=', part)
    .where('language', '=', LANGUAGE)
    .executeTakeFirst();
  return row && row.values_json !== '{}' ? row.updated_at : '';
}
