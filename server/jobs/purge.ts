import type { Db } from '../../db/connection';
import { isPurgeDue, purgeDeleted } from '../../db/purge';
import { DAY_MS } from '../../domain/time';
import { every, type Job, type JobNeeds } from './every';

/** Deletions that follow each other within this time (ms) are purged together. */
const TOGETHER_MS = 2_000;

/** Removes the last bytes of deleted requests from the database file and its log: soon after `wake`, and at the start. */
export function startPurge({ db, databaseFile, ...needs }: JobNeeds & { db: Db; databaseFile: string }): Job {
  const work = async () => {
    if (await isPurgeDue(db)) await purgeDeleted(db, databaseFile);
  };
  const job = every(DAY_MS, 'deleted data', work, needs);
  let callOff = () => {};
  return {
    ...job,
    wake() {
      callOff();
      callOff = needs.clock.after(TOGETHER_MS, job.wake);
    },
  };
}
