import type { Db } from '../../db/connection';
import { isPurgeDue, purgeDeletedData } from '../../db/purge';
import { DAY_MS } from '../../domain/time';
import type { Replica } from '../replica';
import { type Job, type JobNeeds, runEvery } from './every';

/** Deletions within this time (ms) are purged together. */
const COALESCE_DELAY_MS = 2_000;

/** Polling interval (ms) with a replica, because commands then leave the purge to the running site. */
const REPLICATED_INTERVAL_MS = 60_000;

type PurgeNeeds = JobNeeds & {
  db: Db;
  databaseFile: string;
  /** Pauses replication for the purge. */
  eraseWith?: Replica['eraseWith'] | undefined;
};

/** Purges bytes of deleted requests from the database at startup and soon after `wake`. */
export function startPurge({ db, databaseFile, eraseWith, ...needs }: PurgeNeeds): Job {
  const purge = () => purgeDeletedData(db, databaseFile);
  const work = async () => {
    if (await isPurgeDue(db)) await (eraseWith ? eraseWith(purge) : purge());
  };
  const job = runEvery(eraseWith ? REPLICATED_INTERVAL_MS : DAY_MS, 'deleted data', work, needs);
  let cancelPurge = () => {};
  return {
    ...job,
    wake() {
      cancelPurge();
      cancelPurge = needs.clock.schedule(COALESCE_DELAY_MS, job.wake);
    },
  };
}
