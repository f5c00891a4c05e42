import type { DbOrTransaction } from './connection';
import { hasRows } from './queries';
import type { MediaRow, SitePart } from './schema';

/** Returns rows in a fixed order, so that exports of the same content are identical. */
export async function listPathRows(db: DbOrTransaction) {
  const redirects = await db.selectFrom('redirects').selectAll().orderBy('from_path').execute();
  const goneSlugs = await db.selectFrom('gone_slugs').selectAll().orderBy('kind').orderBy('slug').execute();
  return { redirects, gone: goneSlugs };
}
export type PathRows = Awaited<ReturnType<typeof listPathRows>>;

export async function insertPathRows(trx: DbOrTransaction, { redirects, gone: goneSlugs }: PathRows) {
  for (const row of redirects) await trx.insertInto('redirects').values(row).execute();
  for (const row of goneSlugs) await trx.insertInto('gone_slugs').values(row).execute();
}

export const listSitePartRows = (db: DbOrTransaction) =>
  db.selectFrom('site_parts').select(['part', 'language', 'values_json']).orderBy('part').execute();

export async function upsertSitePartRow(
  trx: DbOrTransaction,
  row: { part: SitePart; language: string; values_json: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('site_parts')
    .values({ ...row, updated_at: now.toISOString() })
    .execute();
}

/** Omits images that are hidden from the library. */
export const listMedia = (db: DbOrTransaction): Promise<MediaRow[]> =>
  db.selectFrom('media').selectAll().where('hidden_at', 'is', null).orderBy('key').execute();

/** Image metadata that exports include. */
export type ImageMetadata = Omit<
  MediaRow,
  | 'uses'
  | 'described'
  | 'listed'
  | 'hidden_at'
  | 'added_by'
  | 'added_by_name'
  | 'search_key'
  | 'upload_hash'
  | 'likeness'
>;

/** Stores an image that the library hides until an item uses it. Returns whether the image was new. */
export async function insertMissingImage(
  trx: DbOrTransaction,
  row: ImageMetadata,
  searchKey: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('media')
    .values({ ...row, search_key: searchKey, hidden_at: now.toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns whether an import would mix with existing content. */
export const hasContent = async (db: DbOrTransaction): Promise<boolean> =>
  (await hasRows(db.selectFrom('items'))) ||
  (await hasRows(db.selectFrom('redirects'))) ||
  hasRows(db.selectFrom('site_parts'));

/** Deletes everything that an import replaces except items, which their stores delete. */
export async function deleteSiteData(trx: DbOrTransaction): Promise<void> {
  await trx.deleteFrom('redirects').execute();
  await trx.deleteFrom('gone_slugs').execute();
  await trx.deleteFrom('site_parts').execute();
}
