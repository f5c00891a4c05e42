import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { getMaxDueTime } from './due';
import { assignMedia, findMentioningItem, type MediaFile } from './media';

/** An image to move, and its failed attempts. */
type MediaMove = { id: string; url: string; attempts: number };

/** Lists images due to be moved, including those postponed by a clock that was ahead. */
export async function listDueMoves(db: DbOrTransaction, now: Date, limit: number): Promise<MediaMove[]> {
  return db
    .selectFrom('media_moves')
    .innerJoin('media', 'media.id', 'media_moves.media_id')
    .select(['media.id', 'media.url', 'media_moves.attempts'])
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', getMaxDueTime(now))]),
    )
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** Lists the current files of an image; empty when it was deleted. */
export async function listFiles(db: DbOrTransaction, id: string): Promise<MediaFile[]> {
  const row = await db.selectFrom('media').select('files_json').where('id', '=', id).executeTakeFirst();
  return row ? (JSON.parse(row.files_json) as MediaFile[]) : [];
}

/**
 * Returns whether visitors can see an image: a public item shows it, or it is in the library. If only a public text
 * mentions the image, assigns it to that item.
 */
export async function isPublicImage(trx: DbOrTransaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('media')
    .select(['key', 'url', isPublic.as('isPublic')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.isPublic) return row !== undefined;
  const mentioning = await findMentioningItem(trx, row.key);
  if (mentioning) await assignMedia(trx, mentioning, [row.url]);
  return mentioning !== undefined;
}

/** Whether a row of `media` is public, apart from mentions in texts. */
export const IS_PUBLIC = `((media.kept = 1 and media.hidden_at is null) or exists (
  select 1 from media_uses where media_id = media.id and holder like 'live:%'))`;
const isPublic = sql.raw<boolean>(IS_PUBLIC);

/**
 * Returns whether an image is public or used by an item’s draft. @param key of the image, not of one of its
 * files.
 */
export async function isVisibleInItem(db: DbOrTransaction, key: string, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('key', '=', key)
    .where(({ or, exists, selectFrom }) =>
      or([
        isPublic,
        exists(
          selectFrom('media_uses')
            .select('holder')
            .whereRef('media_id', '=', 'media.id')
            .where('holder', '=', `draft:${itemId}`),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMove(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('media_moves').where('media_id', '=', id).execute();
}

/** Postpones a failed move. */
export async function postponeMove(
  db: DbOrTransaction,
  { id, attempts }: Pick<MediaMove, 'id' | 'attempts'>,
  next: Date,
): Promise<void> {
  await db
    .updateTable('media_moves')
    .set({ attempts: attempts + 1, next_attempt_at: next.toISOString() })
    .where('media_id', '=', id)
    .execute();
}
