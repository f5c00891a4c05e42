import type { Selectable } from 'kysely';
import type { DbOrTransaction } from './connection';
import { farAhead } from './due';
import type { MediaTrashTable } from './schema';

/** Files that are due to be deleted now, at most `limit`; also those that a clock that was ahead has put off. */
export const dueTrash = (
  db: DbOrTransaction,
  now: Date,
  limit: number,
): Promise<Selectable<MediaTrashTable>[]> =>
  db
    .selectFrom('media_trash')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', '<=', now.toISOString()), eb('next_attempt_at', '>', farAhead(now))]),
    )
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();

/** Forgets files that are gone from the store. */
export async function forgetTrash(db: DbOrTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('media_trash').where('key', 'in', keys).execute();
}

/** Puts a file off that could not be deleted. */
export async function postponeTrash(
  db: DbOrTransaction,
  { key, attempts }: Pick<MediaTrashTable, 'key' | 'attempts'>,
  next: Date,
): Promise<void> {
  await db
    .updateTable('media_trash')
    .set({ attempts: attempts + 1, next_attempt_at: next.toISOString() })
    .where('key', '=', key)
    .execute();
}

/** Files that wait to be deleted. */
export async function countTrash(db: DbOrTransaction): Promise<number> {
  const { total } = await db
    .selectFrom('media_trash')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
