import type { DbOrTransaction } from './connection';
import type { SitePart } from './schema';

/** The only language so far. */
const LANGUAGE = 'en';

const findRow = (db: DbOrTransaction, part: SitePart) =>
  db
    .selectFrom('site_parts')
    .select(['updated_at', 'values_json'])
    .where('part', '=', part)
    .where('language', '=', LANGUAGE)
    .executeTakeFirst();

/** Returns an empty object when the part has no changes. */
export async function readSitePart(db: DbOrTransaction, part: SitePart): Promise<Record<string, unknown>> {
  const row = await findRow(db, part);
  return row ? JSON.parse(row.values_json) : {};
}

/** Replaces all earlier values. */
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

/** Returns a version that changes with each write, or an empty string when nothing is stored. */
export async function getSitePartVersion(db: DbOrTransaction, part: SitePart): Promise<string> {
  const row = await findRow(db, part);
  return row && row.values_json !== '{}' ? row.updated_at : '';
}
