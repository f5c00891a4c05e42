import { type RawBuilder, sql } from 'kysely';
import { type Focus, MIDDLE } from '../domain/focus';
import type { Edges } from '../domain/grounds';
import { uploadsBase } from '../domain/paths';
import { responsiveImage, variantsOf } from '../domain/responsive';
import type { DbOrTransaction } from './connection';
import type { By } from './drafts';
import { foldTitle, newId } from './items';
import type { MediaRow } from './schema';

/** One stored file, as `media.files_json` lists them. */
export type MediaFile = { key: string; width: number; type: string; bytes?: number };

/** What is known of a picture beside its files. `kept`: it stays without being used. `hidden`: the library never showed it. */
export type MediaFacts = Partial<Pick<MediaRow, 'name' | 'alt' | 'bytes'>> & {
  by?: By | undefined;
  kept?: boolean | undefined;
  hidden?: boolean | undefined;
};

/** Records what was stored. Nothing shows it until an item is saved with it. @returns its id. */
export async function insertMedia(
  db: DbOrTransaction,
  media: Pick<MediaRow, 'key' | 'url' | 'width' | 'height' | 'pixel'> &
    MediaFacts & {
      edges?: Edges;
      files: MediaFile[];
      now: Date;
    },
): Promise<string> {
  const { files, now, by, kept = false, hidden = false, name = '', alt = '', ...columns } = media;
  const id = newId();
  const at = now.toISOString();
  await db
    .insertInto('media')
    .values({
      ...columns,
      id,
      name,
      alt,
      search_key: searchKey(name, alt),
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

/** Says that all files of a picture are stored: from now on it is in the library as it was meant to be. */
export async function finishMedia(
  db: DbOrTransaction,
  id: string,
  { kept = false, hidden = false }: Pick<MediaFacts, 'kept' | 'hidden'>,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ kept: kept ? 1 : 0, ...(!hidden && { hidden_at: null }) })
    .where('id', '=', id)
    .execute();
}

/** What searches of the library look into. */
export const searchKey = (name: string, alt: string) => foldTitle(`${name} ${alt}`);

/** What the media table knows of these addresses; foreign ones are left out. */
export async function mediaByUrl(db: DbOrTransaction, urls: readonly string[]): Promise<MediaRow[]> {
  if (urls.length === 0) return [];
  return db.selectFrom('media').selectAll().where('url', 'in', urls).execute();
}

/** Which of these addresses are those of files that we stored and have no more. */
export async function goneMedia(db: DbOrTransaction, urls: readonly string[]): Promise<string[]> {
  const own = urls.filter(url => url.startsWith(`${uploadsBase}/`) && responsiveImage(url) !== undefined);
  const there = new Set((await mediaByUrl(db, own)).map(({ url }) => url));
  return own.filter(url => !there.has(url));
}

/** What of one of our pictures stays in sight; the middle of one that is not ours. */
export async function focusOf(db: DbOrTransaction, url: string): Promise<Focus> {
  const found = await db
    .selectFrom('media')
    .select(['focus_x as x', 'focus_y as y'])
    .where('url', '=', url)
    .executeTakeFirst();
  return found ?? MIDDLE;
}

/** Says what of a picture stays in sight. @returns whether it is one of ours. */
export async function setFocus(db: DbOrTransaction, url: string, { x, y }: Focus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ focus_x: x, focus_y: y })
    .where('url', '=', url)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const live = (id: string) => `live:${id}`;

/** Says of pictures that an item or a member shows them to everybody. */
export const assignMedia = (db: DbOrTransaction, id: string, urls: readonly string[]): Promise<void> =>
  addUses(db, live(id), urls);

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
 * Lets an item's files go, after its row was saved or deleted in the same transaction: what nothing else shows goes to
 * the trash of files.
 * @param urls only these; without them everything it shows.
 * @returns how many images were let go.
 */
export async function releaseMedia(
  trx: DbOrTransaction,
  id: string,
  now: Date,
  urls?: readonly string[],
): Promise<number> {
  if (urls?.length === 0) return 0;
  return letGo(trx, [live(id)], now, urls);
}

/**
 * Says which pictures a draft, a version or a deleted item shows: they stay while it does.
 * @param holder `draft:` and the item's id, and so on; what it showed before and no longer does is not held any more.
 */
export async function holdMedia(
  trx: DbOrTransaction,
  holder: string,
  urls: readonly string[],
): Promise<void> {
  await trx.deleteFrom('media_uses').where('holder', '=', holder).execute();
  await addUses(trx, holder, urls);
}

/** Lets go what drafts, versions or deleted items showed; what nothing else shows goes to the trash of files. */
export async function dropMedia(trx: DbOrTransaction, holders: readonly string[], now: Date): Promise<void> {
  if (holders.length > 0) await letGo(trx, holders, now);
}

/** Ids of the pictures that these holders show. */
export async function mediaHeldBy(db: DbOrTransaction, holders: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('media_uses')
    .select('media_id')
    .distinct()
    .where('holder', 'in', holders)
    .execute();
  return rows.map(({ media_id }) => media_id);
}

/** Which of these pictures, by their ids, are gone. */
export async function missingMedia(db: DbOrTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !there.has(id));
}

async function letGo(
  trx: DbOrTransaction,
  holders: readonly string[],
  now: Date,
  urls?: readonly string[],
): Promise<number> {
  const held = await trx
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', trx.selectFrom('media_uses').select('media_id').where('holder', 'in', holders))
    .$if(urls !== undefined, query => query.where('url', 'in', urls ?? []))
    .execute();
  if (held.length === 0) return 0;
  const ids = held.map(({ id }) => id);
  await trx.deleteFrom('media_uses').where('holder', 'in', holders).where('media_id', 'in', ids).execute();
  return release(trx, held, now);
}

/**
 * Lets files go that nothing was saved with since the given time, and those that the library let go by then.
 * @returns how many.
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

/** What lists no WebP file has none, and no AVIF; films have neither. The index `media_without_variants` has the condition. */
const WITHOUT_VARIANTS = sql<boolean>`instr(files_json, '.webp') = 0`;

/** Images whose AVIF and WebP files are to be made, the newest first. */
export const pendingVariants = (
  db: DbOrTransaction,
): Promise<Pick<MediaRow, 'id' | 'key' | 'url' | 'width'>[]> =>
  db
    .selectFrom('media')
    .select(['id', 'key', 'url', 'width'])
    .where(WITHOUT_VARIANTS)
    .where('url', 'not like', '%.mp4')
    .orderBy('created_at', 'desc')
    .execute();

/**
 * Lists files that were made for an image; those of one that is gone by now go to the trash of files.
 * @returns whether the image is still there.
 */
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
  // They are private like all that is new: what is public brings them to their addresses.
  await trx
    .insertInto('media_moves')
    .values({ media_id: id, attempts: 0, next_attempt_at: now.toISOString() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return true;
}

/** The address of an image, by the base of its keys. */
export const mediaUrl = async (db: DbOrTransaction, key: string): Promise<string | undefined> =>
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

/** Lets files go that were just taken in for something that failed. @returns how many. */
export const releaseTaken = async (
  trx: DbOrTransaction,
  urls: readonly string[],
  now: Date,
): Promise<number> => release(trx, await mediaByUrl(trx, urls), now);

async function release(trx: DbOrTransaction, rows: MediaRow[], now: Date): Promise<number> {
  let released = 0;
  for (const row of rows) {
    if (row.kept || (await isHeld(trx, row.id))) continue;
    const mentioning = await findMentioningItem(trx, row.key);
    if (mentioning) {
      await assignMedia(trx, mentioning, [row.url]);
      continue;
    }
    // Also files that are being made at this moment, and stand-ins for them.
    const made = variantsOf(row.url).map(url => ({ key: url.slice(url.lastIndexOf('/') + 1) }));
    const listed = JSON.parse(row.files_json) as MediaFile[];
    await trashFiles(trx, [...new Map([...listed, ...made].map(file => [file.key, file])).values()], now);
    await trx.deleteFrom('media').where('id', '=', row.id).execute();
    released += 1;
  }
  return released;
}

const isHeld = async (trx: DbOrTransaction, id: string) =>
  (await trx.selectFrom('media_uses').select('holder').where('media_id', '=', id).executeTakeFirst()) !==
  undefined;

/** The item, user or part of the site that mentions a key, or any size of the image whose key it is; keys are unique. */
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
