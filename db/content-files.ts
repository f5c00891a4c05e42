import type { DbOrTransaction } from './connection';
import type { MediaRow, SitePart } from './schema';

/** Lists redirects and gone slugs in a fixed order, for the export. */
export async function listAddressRows(db: DbOrTransaction) {
  const redirects = await db.selectFrom('redirects').selectAll().orderBy('from_path').execute();
  const goneSlugs = await db.selectFrom('gone_slugs').selectAll().orderBy('kind').orderBy('slug').execute();
  return { redirects, gone: goneSlugs };
}
export type AddressRows = Awaited<ReturnType<typeof listAddressRows>>;

export async function insertAddressRows(trx: DbOrTransaction, { redirects, gone: goneSlugs }: AddressRows) {
  for (const row of redirects) await trx.insertInto('redirects').values(row).execute();
  for (const row of goneSlugs) await trx.insertInto('gone_slugs').values(row).execute();
}

/** Lists the stored site parts. */
export const listPartRows = (db: DbOrTransaction) =>
  db.selectFrom('site_parts').select(['part', 'language', 'values_json']).orderBy('part').execute();

export async function upsertPartRow(
  trx: DbOrTransaction,
  row: { part: SitePart; language: string; values_json: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('site_parts')
    .values({ ...row, updated_at: now.toISOString() })
    .execute();
}

/** Lists all images by file name. */
export const listMedia = (db: DbOrTransaction): Promise<MediaRow[]> =>
  db.selectFrom('media').selectAll().where('hidden_at', 'is', null).orderBy('key').execute();

/** The metadata of an image in an export. */
export type ImageMetadata = Omit<
  MediaRow,
  'uses' | 'described' | 'listed' | 'hidden_at' | 'added_by' | 'added_by_name' | 'search_key' | 'upload_hash'
>;

/** Stores an image unless it exists. The library hides it until an item shows it. @returns whether it was new. */
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

/** Returns whether the database has content that would get mixed with an import. */
export async function hasContent(db: DbOrTransaction): Promise<boolean> {
  const item = await db.selectFrom('items').select('id').limit(1).executeTakeFirst();
  const redirect = await db.selectFrom('redirects').select('id').limit(1).executeTakeFirst();
  const part = await db.selectFrom('site_parts').select('part').limit(1).executeTakeFirst();
  return item !== undefined || redirect !== undefined || part !== undefined;
}

/** Deletes everything that an import replaces, except items, which are deleted through their stores. */
export async function clearSite(trx: DbOrTransaction): Promise<void> {
  await trx.deleteFrom('redirects').execute();
  await trx.deleteFrom('gone_slugs').execute();
  await trx.deleteFrom('site_parts').execute();
}
