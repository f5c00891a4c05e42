import { type RawBuilder, sql } from 'kysely';
import { CENTRE_FOCUS, type Focus } from '../domain/focus';
import type { EdgeColours } from '../domain/grounds';
import { uploadsBase } from '../domain/paths';
import { findResponsiveImage, listVariants } from '../domain/responsive';
import type { DbOrTransaction } from './connection';
import type { ActorRef } from './drafts';
import { createId, foldTitle } from './items';
import { hasRows } from './queries';
import type { MediaRow } from './schema';

/** An entry of `media.files_json`. */
export type MediaFile = { key: string; width: number; type: string; bytes?: number };

/** Details of a new image. `kept` images aren’t deleted while unused. `hidden` images aren’t in the library. */
type MediaMetadata = Partial<Pick<MediaRow, 'name' | 'alt' | 'bytes'>> & {
  by?: ActorRef | undefined;
  kept?: boolean | undefined;
  hidden?: boolean | undefined;
};

/** Records an image that nothing uses yet. Returns the image’s id. */
export async function insertMedia(
  db: DbOrTransaction,
  media: Pick<MediaRow, 'key' | 'url' | 'width' | 'height' | 'pixel'> &
    MediaMetadata & {
      edges?: EdgeColours;
      likeness?: string;
      files: MediaFile[];
      now: Date;
    },
): Promise<string> {
  const { files, now, by, kept = false, hidden = false, name = '', alt = '', ...columns } = media;
  const id = createId();
  const nowIso = now.toISOString();
  await db
    .insertInto('media')
    .values({
      ...columns,
      id,
      name,
      alt,
      search_key: toSearchKey(name, alt),
      files_json: JSON.stringify(files),
      kept: kept ? 1 : 0,
      hidden_at: hidden ? nowIso : null,
      added_by: by?.id ?? '',
      added_by_name: by?.name ?? '',
      created_at: nowIso,
    })
    .execute();
  return id;
}

/** Applies the upload’s options. Call this once all files are stored. */
export async function applyUploadOptions(
  db: DbOrTransaction,
  id: string,
  { kept = false, hidden = false }: Pick<MediaMetadata, 'kept' | 'hidden'>,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ kept: kept ? 1 : 0, ...(!hidden && { hidden_at: null }) })
    .where('id', '=', id)
    .execute();
}

/** Builds the text that library searches match. */
export const toSearchKey = (name: string, alt: string, tags: readonly string[] = []) =>
  foldTitle([name, alt, ...tags].join(' '));

/** Ignores external URLs. */
export async function findMediaByUrl(db: DbOrTransaction, urls: readonly string[]): Promise<MediaRow[]> {
  if (urls.length === 0) return [];
  return db.selectFrom('media').selectAll().where('url', 'in', urls).execute();
}

/** Returns the URLs whose files we stored but have since deleted. */
export async function findMissingMedia(db: DbOrTransaction, urls: readonly string[]): Promise<string[]> {
  const ownUrls = urls.filter(
    url => url.startsWith(`${uploadsBase}/`) && findResponsiveImage(url) !== undefined,
  );
  const storedUrls = new Set((await findMediaByUrl(db, ownUrls)).map(({ url }) => url));
  return ownUrls.filter(url => !storedUrls.has(url));
}

/** Returns the centre for an external image. */
export async function getImageFocus(db: DbOrTransaction, url: string): Promise<Focus> {
  const focus = await db
    .selectFrom('media')
    .select(['focus_x as x', 'focus_y as y'])
    .where('url', '=', url)
    .executeTakeFirst();
  return focus ?? CENTRE_FOCUS;
}

/** @returns whether the image exists. */
export async function setImageFocus(db: DbOrTransaction, url: string, { x, y }: Focus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ focus_x: x, focus_y: y })
    .where('url', '=', url)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const toLiveHolder = (id: string) => `live:${id}`;

/** Records that an item or a member shows these images publicly. */
export const assignMedia = (db: DbOrTransaction, id: string, urls: readonly string[]): Promise<void> =>
  addUses(db, toLiveHolder(id), urls);

async function addUses(db: DbOrTransaction, holder: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await db
    .insertInto('media_uses')
    .columns(['media_id', 'holder'])
    .expression(
      db
        .selectFrom('media')
        .select(['id', sql<string>`${holder}`.as('holder')])
        .where('url', 'in', urls),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/**
 * Releases an item’s images. Images that nothing else uses are moved to the trash. Call this in the transaction that
 * saved or deleted the item.
 * @param urls limits the release to these images.
 * @returns the number of images moved to the trash.
 */
export async function releaseMedia(
  trx: DbOrTransaction,
  id: string,
  now: Date,
  urls?: readonly string[],
): Promise<number> {
  if (urls?.length === 0) return 0;
  return releaseUses(trx, [toLiveHolder(id)], now, urls);
}

/**
 * Protects a draft’s, version’s or deleted item’s images from deletion.
 * @param holder `draft:`, `version:` or `trash:` and an id.
 */
export async function setMediaUses(
  trx: DbOrTransaction,
  holder: string,
  urls: readonly string[],
): Promise<void> {
  await trx.deleteFrom('media_uses').where('holder', '=', holder).execute();
  await addUses(trx, holder, urls);
}

/** Removes the uses of these holders. Images that nothing else uses are moved to the trash. */
export async function clearMediaUses(
  trx: DbOrTransaction,
  holders: readonly string[],
  now: Date,
): Promise<void> {
  if (holders.length > 0) await releaseUses(trx, holders, now);
}

export async function listUsedMedia(db: DbOrTransaction, holders: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select('media_id')
    .distinct()
    .where('holder', 'in', holders)
    .execute();
  return rows.map(({ media_id }) => media_id);
}

export async function findMissingMediaIds(db: DbOrTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  const existingIds = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !existingIds.has(id));
}

async function releaseUses(
  trx: DbOrTransaction,
  holders: readonly string[],
  now: Date,
  urls?: readonly string[],
): Promise<number> {
  const usedMedia = await trx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', trx.selectFrom('media_uses').select('media_id').where('holder', 'in', holders))
    .$if(urls !== undefined, query => query.where('url', 'in', urls ?? []))
    .execute();
  if (usedMedia.length === 0) return 0;
  const ids = usedMedia.map(({ id }) => id);
  await trx.deleteFrom('media_uses').where('holder', 'in', holders).where('media_id', 'in', ids).execute();
  return release(trx, usedMedia, now);
}

/** Releases unused images that were added or hidden before `cutoff`. Returns the number of released images. */
export async function releaseUnusedMedia(trx: DbOrTransaction, cutoff: Date, now: Date): Promise<number> {
  const unusedImages = await trx
    .selectFrom('media')
    .selectAll()
    .where('kept', '=', 0)
    .where(sql`coalesce(hidden_at, created_at)`, '<', cutoff.toISOString())
    .where('id', 'not in', trx.selectFrom('media_uses').select('media_id'))
    .execute();
  return release(trx, unusedImages, now);
}

/** Must match the index `media_without_variants`. Also matches videos, which have no variants. */
const WITHOUT_VARIANTS = sql<boolean>`instr(files_json, '.webp') = 0`;

/** Lists images without AVIF and WebP files, newest first. */
export const listPendingVariants = (
  db: DbOrTransaction,
): Promise<Pick<MediaRow, 'id' | 'key' | 'url' | 'width'>[]> =>
  db
    .selectFrom('media')
    .select(['id', 'key', 'url', 'width'])
    .where(WITHOUT_VARIANTS)
    .where('url', 'not like', '%.mp4')
    .orderBy('created_at', 'desc')
    .execute();

/** Moves the files to the trash if the image was deleted. Returns whether the image exists. */
export async function addVariants(
  trx: DbOrTransaction,
  id: string,
  files: readonly MediaFile[],
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('media')
    .select(['files_json', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) {
    await moveFilesToTrash(trx, files, now);
    return false;
  }
  const allFiles = [...(JSON.parse(row.files_json) as MediaFile[]), ...files];
  const bytes = row.bytes + files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  await trx
    .updateTable('media')
    .set({ files_json: JSON.stringify(allFiles), bytes })
    .where('id', '=', id)
    .execute();
  // New files are private until the move job publishes them.
  await trx
    .insertInto('media_moves')
    .values({ media_id: id, attempts: 0, next_attempt_at: now.toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return true;
}

export const findMediaUrl = async (db: DbOrTransaction, key: string): Promise<string | undefined> =>
  (await db.selectFrom('media').select('url').where('key', '=', key).executeTakeFirst())?.url;

async function moveFilesToTrash(
  trx: DbOrTransaction,
  files: readonly Pick<MediaFile, 'key'>[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('media_trash')
    .values(files.map(({ key }) => ({ key, attempts: 0, next_attempt_at: now.toISOString() })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Releases the images of a failed upload that nothing uses. Returns the number of released images. */
export const releaseUploads = async (
  trx: DbOrTransaction,
  urls: readonly string[],
  now: Date,
): Promise<number> => release(trx, await findMediaByUrl(trx, urls), now);

async function release(trx: DbOrTransaction, rows: MediaRow[], now: Date): Promise<number> {
  let releasedCount = 0;
  for (const row of rows) {
    if (row.kept || (await hasRows(trx.selectFrom('media_uses').where('media_id', '=', row.id)))) continue;
    const mentioningItem = await findMentioningItem(trx, row.key);
    if (mentioningItem) {
      await assignMedia(trx, mentioningItem, [row.url]);
      continue;
    }
    // Includes variants that are still being created.
    const variants = listVariants(row.url).map(url => ({ key: url.slice(url.lastIndexOf('/') + 1) }));
    const listedFiles = JSON.parse(row.files_json) as MediaFile[];
    await moveFilesToTrash(
      trx,
      [...new Map([...listedFiles, ...variants].map(file => [file.key, file])).values()],
      now,
    );
    await trx.deleteFrom('media').where('id', '=', row.id).execute();
    releasedCount += 1;
  }
  return releasedCount;
}

/** Searches items, members and site parts for an image key. Keys are unique and part of every file’s URL. */
export async function findMentioningItem(trx: DbOrTransaction, key: string): Promise<string | undefined> {
  const containsKey = (column: string): RawBuilder<boolean> => sql`instr(${sql.ref(column)}, ${key}) > 0`;
  const item = await trx.selectFrom('items').select('id').where(containsKey('document')).executeTakeFirst();
  if (item) return item.id;
  const user = await trx.selectFrom('members').select('id').where(containsKey('photo')).executeTakeFirst();
  if (user) return user.id;
  const sitePart = await trx
    .selectFrom('site_parts')
    .select('part')
    .where(containsKey('values_json'))
    .executeTakeFirst();
  return sitePart && `site-${sitePart.part}`;
}
