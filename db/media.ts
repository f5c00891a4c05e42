import { type RawBuilder, sql } from 'kysely';
import { type Focus, MIDDLE } from '../domain/focus';
import type { Edges } from '../domain/grounds';
import { uploadsBase } from '../domain/paths';
import { findResponsiveImage, listVariants } from '../domain/responsive';
import type { DbOrTransaction } from './connection';
import type { ActorRef } from './drafts';
import { createId, foldTitle } from './items';
import type { MediaRow } from './schema';

/** A stored file, as listed in `media.files_json`. */
export type MediaFile = { key: string; width: number; type: string; bytes?: number };

/** Metadata of an image. `kept`: not deleted while unused. `hidden`: not in the library. */
type MediaMetadata = Partial<Pick<MediaRow, 'name' | 'alt' | 'bytes'>> & {
  by?: ActorRef | undefined;
  kept?: boolean | undefined;
  hidden?: boolean | undefined;
};

/** Records a stored image without any use. @returns its id. */
export async function insertMedia(
  db: DbOrTransaction,
  media: Pick<MediaRow, 'key' | 'url' | 'width' | 'height' | 'pixel'> &
    MediaMetadata & {
      edges?: Edges;
      files: MediaFile[];
      now: Date;
    },
): Promise<string> {
  const { files, now, by, kept = false, hidden = false, name = '', alt = '', ...columns } = media;
  const id = createId();
  const at = now.toISOString();
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
      hidden_at: hidden ? at : null,
      added_by: by?.id ?? '',
      added_by_name: by?.name ?? '',
      created_at: at,
    })
    .execute();
  return id;
}

/** Adds an image to the library if the upload asked for it, once all its files are stored. */
export async function finishMedia(
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

/** Builds the key that library searches match. */
export const toSearchKey = (name: string, alt: string) => foldTitle(`${name} ${alt}`);

/** Finds our images among these URLs. */
export async function findMediaByUrl(db: DbOrTransaction, urls: readonly string[]): Promise<MediaRow[]> {
  if (urls.length === 0) return [];
  return db.selectFrom('media').selectAll().where('url', 'in', urls).execute();
}

/** Returns the URLs whose files we stored but have since deleted. */
export async function findMissingMedia(db: DbOrTransaction, urls: readonly string[]): Promise<string[]> {
  const ownUrls = urls.filter(
    url => url.startsWith(`${uploadsBase}/`) && findResponsiveImage(url) !== undefined,
  );
  const existing = new Set((await findMediaByUrl(db, ownUrls)).map(({ url }) => url));
  return ownUrls.filter(url => !existing.has(url));
}

/** Returns the focus of an image; the centre for an external one. */
export async function getFocus(db: DbOrTransaction, url: string): Promise<Focus> {
  const found = await db
    .selectFrom('media')
    .select(['focus_x as x', 'focus_y as y'])
    .where('url', '=', url)
    .executeTakeFirst();
  return found ?? MIDDLE;
}

/** Sets the focus of an image. @returns whether the image is in the library. */
export async function setFocus(db: DbOrTransaction, url: string, { x, y }: Focus): Promise<boolean> {
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
 * Releases an item’s images after its row was saved or deleted in the same transaction. Unused ones go to the
 * trash.
 * @param urls only these; omitted for all images of the item.
 * @returns the number of released images.
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
 * Records which images a draft, version or deleted item uses, so that they aren't deleted.
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

/** Releases the images of drafts, versions or deleted items. Unused ones go to the trash. */
export async function clearMediaUses(
  trx: DbOrTransaction,
  holders: readonly string[],
  now: Date,
): Promise<void> {
  if (holders.length > 0) await releaseUses(trx, holders, now);
}

/** Lists the ids of images that these holders use. */
export async function listHeldMedia(db: DbOrTransaction, holders: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select('media_id')
    .distinct()
    .where('holder', 'in', holders)
    .execute();
  return rows.map(({ media_id }) => media_id);
}

/** Returns the ids whose images no longer exist. */
export async function findMissingMediaIds(db: DbOrTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  const existing = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !existing.has(id));
}

async function releaseUses(
  trx: DbOrTransaction,
  holders: readonly string[],
  now: Date,
  urls?: readonly string[],
): Promise<number> {
  const heldMedia = await trx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', trx.selectFrom('media_uses').select('media_id').where('holder', 'in', holders))
    .$if(urls !== undefined, query => query.where('url', 'in', urls ?? []))
    .execute();
  if (heldMedia.length === 0) return 0;
  const ids = heldMedia.map(({ id }) => id);
  await trx.deleteFrom('media_uses').where('holder', 'in', holders).where('media_id', 'in', ids).execute();
  return release(trx, heldMedia, now);
}

/**
 * Releases images that have been unused, or hidden from the library, since a given time.
 * @returns the number of images.
 */
export async function releaseUnused(trx: DbOrTransaction, since: Date, now: Date): Promise<number> {
  const unused = await trx
    .selectFrom('media')
    .selectAll()
    .where('kept', '=', 0)
    .where(sql`coalesce(hidden_at, created_at)`, '<', since.toISOString())
    .where('id', 'not in', trx.selectFrom('media_uses').select('media_id'))
    .execute();
  return release(trx, unused, now);
}

/**
 * Matches images without WebP files, and so without AVIF; videos have neither. Same condition as the index
 * `media_without_variants`.
 */
const WITHOUT_VARIANTS = sql<boolean>`instr(files_json, '.webp') = 0`;

/** Lists images that lack AVIF and WebP files, newest first. */
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

/** Adds variants to an image; those of a deleted one go to the trash. @returns whether the image exists. */
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
    await trashFiles(trx, files, now);
    return false;
  }
  const all = [...(JSON.parse(row.files_json) as MediaFile[]), ...files];
  const bytes = row.bytes + files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  await trx
    .updateTable('media')
    .set({ files_json: JSON.stringify(all), bytes })
    .where('id', '=', id)
    .execute();
  // New files are private; the move job publishes them.
  await trx
    .insertInto('media_moves')
    .values({ media_id: id, attempts: 0, next_attempt_at: now.toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return true;
}

/** Finds the URL of an image by its base key. */
export const findMediaUrl = async (db: DbOrTransaction, key: string): Promise<string | undefined> =>
  (await db.selectFrom('media').select('url').where('key', '=', key).executeTakeFirst())?.url;

async function trashFiles(
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

/** Releases the files of a failed upload. @returns the number of images. */
export const releaseUploads = async (
  trx: DbOrTransaction,
  urls: readonly string[],
  now: Date,
): Promise<number> => release(trx, await findMediaByUrl(trx, urls), now);

async function release(trx: DbOrTransaction, rows: MediaRow[], now: Date): Promise<number> {
  let released = 0;
  for (const row of rows) {
    if (row.kept || (await isUsed(trx, row.id))) continue;
    const mentioning = await findMentioningItem(trx, row.key);
    if (mentioning) {
      await assignMedia(trx, mentioning, [row.url]);
      continue;
    }
    // Includes variants and placeholders that are still being created.
    const variants = listVariants(row.url).map(url => ({ key: url.slice(url.lastIndexOf('/') + 1) }));
    const listedFiles = JSON.parse(row.files_json) as MediaFile[];
    await trashFiles(
      trx,
      [...new Map([...listedFiles, ...variants].map(file => [file.key, file])).values()],
      now,
    );
    await trx.deleteFrom('media').where('id', '=', row.id).execute();
    released += 1;
  }
  return released;
}

const isUsed = async (trx: DbOrTransaction, id: string) =>
  (await trx.selectFrom('media_uses').select('holder').where('media_id', '=', id).executeTakeFirst()) !==
  undefined;

/** Finds the item, member or site part that mentions an image key in any size. Keys are unique. */
export async function findMentioningItem(trx: DbOrTransaction, key: string): Promise<string | undefined> {
  const mentions = (column: string): RawBuilder<boolean> => sql`instr(${sql.ref(column)}, ${key}) > 0`;
  const item = await trx.selectFrom('items').select('id').where(mentions('document')).executeTakeFirst();
  if (item) return item.id;
  const user = await trx.selectFrom('members').select('id').where(mentions('photo')).executeTakeFirst();
  if (user) return user.id;
  const part = await trx
    .selectFrom('site_parts')
    .select('part')
    .where(mentions('values_json'))
    .executeTakeFirst();
  return part && `site-${part.part}`;
}

export async function countImages(db: DbOrTransaction): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
