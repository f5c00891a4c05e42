import type { Selectable } from 'kysely';
import type { DbOrTransaction } from './connection';
import type { MediaTrashTable } from './schema';

const RETRY_FIRST_MS = 30_000;
const RETRY_MAX_MS = 6 * 3_600_000;

/** How long to wait after the given number of failed attempts: half a minute, doubling, at most six hours. */
const backoff = (attempts: number) => Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_MAX_MS);

/** Files that are due to be deleted now, at most `limit`. */
export const dueTrash = (
  db: DbOrTransaction,
  now: Date,
  limit: number,
): Promise<Selectable<MediaTrashTable>[]> =>
  db
    .selectFrom('media_trash')
    .selectAll()
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();

/** Forgets files that are gone from the store. */
export async function forgetTrash(db: DbOrTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('media_trash').where('key', 'in', keys).execute();
}

/** Puts a file off that could not be deleted. @returns when it is tried again. */
export async function postponeTrash(
  db: DbOrTransaction,
  { key, attempts }: Pick<MediaTrashTable, 'key' | 'attempts'>,
  now: Date,
): Promise<Date> {
  const failed = attempts + 1;
  const next = new Date(now.getTime() + backoff(failed));
  await db
    .updateTable('media_trash')
    .set({ attempts: failed, next_attempt_at: next.toISOString() })
    .where('key', '=', key)
    .execute();
  return next;
}

/** When the next file is due, undefined when the trash is empty. */
export async function nextTrashAt(db: DbOrTransaction): Promise<Date | undefined> {
  const row = await db
    .selectFrom('media_trash')
    .select(({ fn }) => fn.min('next_attempt_at').as('at'))
    .executeTakeFirst();
  return row?.at ? new Date(row.at) : undefined;
}
