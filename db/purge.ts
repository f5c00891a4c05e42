import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './connection';

/** How long (ms) readers of an older state are waited for, and how often that is looked at. */
const GIVE_UP_MS = 10_000;
const LOOK_MS = 50;

/**
 * Rewrites the database file without what was deleted from it, also by earlier versions, which only marked it as free,
 * and empties its log. Works beside a running site.
 * @throws Error with a sentence while somebody reads an older state for long.
 */
export async function purgeDeleted(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    if (performance.now() >= giveUpAt)
      throw new Error('The log of the database is in use, and may hold what was erased: run this again');
    await wait(LOOK_MS);
  }
}
