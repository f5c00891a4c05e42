import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { farAhead } from './due';
import { assignMedia, findMentioningItem, type MediaFile } from './media';

/** A picture that may have to move, and how often that failed. */
export type MediaMove = { id: string; url: string; attempts: number };

/** Pictures due to be moved now, at most `limit`; also those that a clock that was ahead has put off. */
export async function listDueMoves(db: DbOrTransaction, now: Date, limit: number): Promise<MediaMove[]> {
  return db
    .selectFrom('media_moves')
    .innerJoin('media', 'media.id', 'media_moves.media_id')
    .select(['media.id', 'media.url', 'media_moves.attempts'])
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', farAhead(now))]),
    )
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** The files of a picture as they are listed now; none of one that is gone. */
export async function listFiles(db: DbOrTransaction, id: string): Promise<MediaFile[]> {
  const row = await db.selectFrom('media').select('files_json').where('id', '=', id).executeTakeFirst();
  return row ? (JSON.parse(row.files_json) as MediaFile[]) : [];
}

/**
 * Whether visitors may see a picture: something public shows it, or staff put it into the library. One that only a text
 * of something public mentions is assigned to it.
 */
export async function isPublicPicture(trx: DbOrTransaction, id: string): Promise<boolean> {
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

/** Whether a row of `media` is public, but for what only a text mentions. */
export const IS_PUBLIC = `((media.kept = 1 and media.hidden_at is null) or exists (
  select 1 from media_uses where media_id = media.id and holder like 'live:%'))`;
const isPublic = sql.raw<boolean>(IS_PUBLIC);

/** Whether a picture is public, or shown by an item's draft. @param key of the picture, not of one of its files. */
export async function isShownTo(db: DbOrTransaction, key: string, itemId: string): Promise<boolean> {
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

export async function forgetMove(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('media_moves').where('media_id', '=', id).execute();
}

/** Puts a picture off that could not be moved. */
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
