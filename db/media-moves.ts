import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { assignMedia, findMentioningItem, type MediaFile } from './media';
import { hasRows, isDue } from './queries';

/** An image to move, with the number of failed attempts. */
type MediaMove = { id: string; url: string; attempts: number };

/** Includes moves scheduled while the clock was ahead. */
export async function listDueMediaMoves(db: DbOrTransaction, now: Date, limit: number): Promise<MediaMove[]> {
  return db
    .selectFrom('media_moves')
    .innerJoin('media', 'media.id', 'media_moves.media_id')
    .select(['media.id', 'media.url', 'media_moves.attempts'])
    .where(isDue(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** Lists an image’s files, or none if it was deleted. */
export async function listFiles(db: DbOrTransaction, id: string): Promise<MediaFile[]> {
  const row = await db.selectFrom('media').select('files_json').where('id', '=', id).executeTakeFirst();
  return row ? (JSON.parse(row.files_json) as MediaFile[]) : [];
}

/**
 * Returns whether an image is in the library or used publicly. An image that only a public text mentions is assigned to
 * that text’s item.
 */
export async function isPublicImage(trx: DbOrTransaction, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('media')
    .select(['key', 'url', isPublic.as('isPublic')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.isPublic) return row !== undefined;
  const mentioningItem = await findMentioningItem(trx, row.key);
  if (mentioningItem) await assignMedia(trx, mentioningItem, [row.url]);
  return mentioningItem !== undefined;
}

/** SQL condition for public rows of `media`. Ignores mentions in texts. */
export const PUBLIC_MEDIA_CONDITION = `((media.kept = 1 and media.hidden_at is null) or exists (
  select 1 from media_uses where media_id = media.id and holder like 'live:%'))`;
const isPublic = sql.raw<boolean>(PUBLIC_MEDIA_CONDITION);

/**
 * Returns whether an image is public or used in the item’s draft.
 * @param key the image’s key, not a file’s
 */
export function isVisibleInItem(db: DbOrTransaction, key: string, itemId: string): Promise<boolean> {
  const draftUses = db.selectFrom('media_uses').select('media_id').where('holder', '=', `draft:${itemId}`);
  return hasRows(
    db
      .selectFrom('media')
      .where('key', '=', key)
      .where(({ eb, or }) => or([isPublic, eb('id', 'in', draftUses)])),
  );
}

export async function deleteMediaMove(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('media_moves').where('media_id', '=', id).execute();
}

export async function postponeMediaMove(
  db: DbOrTransaction,
  { id, attempts }: Pick<MediaMove, 'id' | 'attempts'>,
  nextAttempt: Date,
): Promise<void> {
  await db
    .updateTable('media_moves')
    .set({ attempts: attempts + 1, next_attempt_at: nextAttempt.toISOString() })
    .where('media_id', '=', id)
    .execute();
}
