import type { Db } from '../../db/connection';
import { isPurgeDue, purgeDeletedData } from '../../db/purge';
import { DAY_MS } from '../../domain/time';
import { type Job, type JobNeeds, runEvery } from './every';

/** Deletions within this time (ms) are purged together. */
const COALESCE_MS = 2_000;

/** Purges bytes of deleted requests from the database at startup and soon after `wake`. */
export function startPurge({ db, databaseFile, ...needs }: JobNeeds & { db: Db; databaseFile: string }): Job {
  const work = async () => {
    if (await isPurgeDue(db)) await purgeDeletedData(db, databaseFile);
  };
  const job = runEvery(DAY_MS, 'deleted data', work, needs);
  let callOff = () => {};
  return {
    ...job,
    wake() {
      callOff();
      callOff = needs.clock.schedule(COALESCE_MS, job.wake);
    },
  };
}
