import type { Selectable } from 'kysely';
import type { DbOrTransaction } from './connection';
import { isDue } from './queries';
import type { MediaTrashTable } from './schema';

/** Includes deletions scheduled while the clock was ahead. */
export const listDueMediaTrash = (
  db: DbOrTransaction,
  now: Date,
  limit: number,
): Promise<Selectable<MediaTrashTable>[]> =>
  db
    .selectFrom('media_trash')
    .selectAll()
    .where(isDue(now))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();

/** Removes keys from the trash. Call this once the files are deleted. */
export async function deleteMediaTrash(db: DbOrTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('media_trash').where('key', 'in', keys).execute();
}

export async function postponeMediaTrash(
  db: DbOrTransaction,
  { key, attempts }: Pick<MediaTrashTable, 'key' | 'attempts'>,
  nextAttempt: Date,
): Promise<void> {
  await db
    .updateTable('media_trash')
    .set({ attempts: attempts + 1, next_attempt_at: nextAttempt.toISOString() })
    .where('key', '=', key)
    .execute();
}
