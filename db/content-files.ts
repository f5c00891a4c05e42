import type { DbOrTransaction } from './connection';
import type { MediaRow, SitePart } from './schema';

/** What an export takes beside items, and how an import puts it back. */

/** What says where addresses lead, in a fixed order. */
export async function addressRows(db: DbOrTransaction) {
  const redirects = await db.selectFrom('redirects').selectAll().orderBy('from_path').execute();
  const gone = await db.selectFrom('gone_slugs').selectAll().orderBy('kind').orderBy('slug').execute();
  return { redirects, gone };
}
export type AddressRows = Awaited<ReturnType<typeof addressRows>>;

export async function putAddressRows(trx: DbOrTransaction, { redirects, gone }: AddressRows) {
  for (const row of redirects) await trx.insertInto('redirects').values(row).execute();
  for (const row of gone) await trx.insertInto('gone_slugs').values(row).execute();
}

/** What staff changed of the site, part by part. */
export const partRows = (db: DbOrTransaction) =>
  db.selectFrom('site_parts').select(['part', 'language', 'values_json']).orderBy('part').execute();

export async function putPartRow(
  trx: DbOrTransaction,
  row: { part: SitePart; language: string; values_json: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('site_parts')
    .values({ ...row, updated_at: now.toISOString() })
    .execute();
}

/** Pictures by the name of their files. */
export const allMedia = (db: DbOrTransaction): Promise<MediaRow[]> =>
  db.selectFrom('media').selectAll().where('hidden_at', 'is', null).orderBy('key').execute();

/** What an export says of a picture. */
export type KnownPicture = Omit<
  MediaRow,
  'uses' | 'described' | 'listed' | 'hidden_at' | 'added_by' | 'added_by_name' | 'search_key' | 'upload_hash'
>;

/** Stores a picture unless it is there, hidden until it is shown. @returns whether it was not. */
export async function putPicture(
  trx: DbOrTransaction,
  row: KnownPicture,
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

/** Whether there is nothing that an import would stand beside. */
export async function hasContent(db: DbOrTransaction): Promise<boolean> {
  const item = await db.selectFrom('items').select('id').limit(1).executeTakeFirst();
  const redirect = await db.selectFrom('redirects').select('id').limit(1).executeTakeFirst();
  const part = await db.selectFrom('site_parts').select('part').limit(1).executeTakeFirst();
  return item !== undefined || redirect !== undefined || part !== undefined;
}

/** Takes away what an import puts something in the place of; items are removed by their stores. */
export async function clearSite(trx: DbOrTransaction): Promise<void> {
  await trx.deleteFrom('redirects').execute();
  await trx.deleteFrom('gone_slugs').execute();
  await trx.deleteFrom('site_parts').execute();
}
