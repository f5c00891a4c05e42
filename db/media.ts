import { type RawBuilder, sql } from 'kysely';
import { type Focus, MIDDLE } from '../domain/focus';
import type { Edges } from '../domain/grounds';
import type { DbOrTransaction } from './connection';
import { newId } from './items';
import type { MediaRow } from './schema';

/** One stored file, as `media.files_json` lists them. */
export type MediaFile = { key: string; width: number; type: string };

/** Records what was stored. It belongs to nobody until an item is saved with it. */
export async function insertMedia(
  db: DbOrTransaction,
  media: Pick<MediaRow, 'key' | 'url' | 'width' | 'height' | 'pixel'> & {
    edges?: Edges;
    files: MediaFile[];
    now: Date;
  },
): Promise<void> {
  const { files, now, ...columns } = media;
  await db
    .insertInto('media')
    .values({
      ...columns,
      id: newId(),
      files_json: JSON.stringify(files),
      owner_id: null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** What the media table knows of these addresses; foreign ones are left out. */
export async function mediaByUrl(db: DbOrTransaction, urls: readonly string[]): Promise<MediaRow[]> {
  if (urls.length === 0) return [];
  return db.selectFrom('media').selectAll().where('url', 'in', urls).execute();
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

/** Makes an item the owner of what it mentions, unless that already belongs to another. */
export async function assignMedia(
  db: DbOrTransaction,
  ownerId: string,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return;
  await db
    .updateTable('media')
    .set({ owner_id: ownerId })
    .where('url', 'in', urls)
    .where('owner_id', 'is', null)
    .execute();
}

/**
 * Lets an item's files go, after its row was saved or deleted in the same transaction: what nothing mentions any
 * more goes to the trash, what another item mentions becomes that item's.
 * @param urls only these; without them everything the item owns.
 * @returns how many images were let go.
 */
export async function releaseMedia(
  trx: DbOrTransaction,
  ownerId: string,
  now: Date,
  urls?: readonly string[],
): Promise<number> {
  if (urls?.length === 0) return 0;
  let owned = trx.selectFrom('media').selectAll().where('owner_id', '=', ownerId);
  if (urls) owned = owned.where('url', 'in', urls);
  return release(trx, await owned.execute(), now);
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
  if (urls.length === 0) return;
  await trx
    .insertInto('media_uses')
    .columns(['media_id', 'holder'])
    .expression(
      trx
        .selectFrom('media')
        .select(['id', sql<string>`${holder}`.as('holder')])
        .where('url', 'in', urls),
    )
    .execute();
}

/** Lets go what drafts, versions or deleted items showed; what nothing else shows goes to the trash of files. */
export async function dropMedia(trx: DbOrTransaction, holders: readonly string[], now: Date): Promise<void> {
  if (holders.length === 0) return;
  const held = await trx
    .selectFrom('media')
    .selectAll()
    .where('owner_id', 'is', null)
    .where('id', 'in', trx.selectFrom('media_uses').select('media_id').where('holder', 'in', holders))
    .execute();
  await trx.deleteFrom('media_uses').where('holder', 'in', holders).execute();
  await release(trx, held, now);
}

/** Lets files go that no item was saved with since the given time. @returns how many. */
export async function releaseUnused(trx: DbOrTransaction, since: Date, now: Date): Promise<number> {
  const unused = await trx
    .selectFrom('media')
    .selectAll()
    .where('owner_id', 'is', null)
    .where('created_at', '<', since.toISOString())
    .where('id', 'not in', trx.selectFrom('media_uses').select('media_id'))
    .execute();
  return release(trx, unused, now);
}

/** Lets files go that were just taken in for something that failed. @returns how many. */
export async function releaseTaken(
  trx: DbOrTransaction,
  urls: readonly string[],
  now: Date,
): Promise<number> {
  const taken = await mediaByUrl(trx, urls);
  return release(
    trx,
    taken.filter(row => row.owner_id === null),
    now,
  );
}

async function release(trx: DbOrTransaction, rows: MediaRow[], now: Date): Promise<number> {
  let released = 0;
  for (const row of rows) {
    const owner = await mentioningItem(trx, row.key);
    if (owner || (await isHeld(trx, row.id))) {
      await trx
        .updateTable('media')
        .set({ owner_id: owner ?? null })
        .where('id', '=', row.id)
        .execute();
      continue;
    }
    const files = JSON.parse(row.files_json) as MediaFile[];
    await trx
      .insertInto('media_trash')
      .values(files.map(({ key }) => ({ key, attempts: 0, next_attempt_at: now.toISOString() })))
      .onConflict(conflict => conflict.doNothing())
      .execute();
    await trx.deleteFrom('media').where('id', '=', row.id).execute();
    released += 1;
  }
  return released;
}

const isHeld = async (trx: DbOrTransaction, id: string) =>
  (await trx.selectFrom('media_uses').select('holder').where('media_id', '=', id).executeTakeFirst()) !==
  undefined;

/** The item or user whose fields mention a key, or any size of the image whose key it is; keys are unique. */
async function mentioningItem(trx: DbOrTransaction, key: string): Promise<string | undefined> {
  const mentions = (column: string): RawBuilder<boolean> => sql`instr(${sql.ref(column)}, ${key}) > 0`;
  const item = await trx
    .selectFrom('cases')
    .select('id')
    .where(({ or }) => or([mentions('preview_src'), mentions('detail_json')]))
    .executeTakeFirst();
  if (item) return item.id;
  const article = await trx
    .selectFrom('articles')
    .select('id')
    .where(({ or }) => or([mentions('image_src'), mentions('detail_json')]))
    .executeTakeFirst();
  if (article) return article.id;
  const user = await trx.selectFrom('members').select('id').where(mentions('photo')).executeTakeFirst();
  return user?.id;
}

export async function countImages(db: DbOrTransaction): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
