import type { ReplicaSettings } from '../config';
import { assertConditionalWrites, createReplicaBucket, type ReplicaBucket } from '../replica/bucket';
import { isSameHolder, LEASE_LIFETIME_MS, readHolder, readLease } from '../replica/lease';
import { findLitestream, getDatabasePath } from '../replica/litestream';
import { withTimeout } from '../with-timeout';
import { type Finding, fail, getReason, pass } from './finding';

const CHECK_TIMEOUT_MS = 15_000;

/** Checks which machine writes the site, and that the bucket receives its database. */
export async function checkReplica(
  settings: ReplicaSettings | undefined,
  dataDir: string,
  now: Date,
): Promise<Finding> {
  if (!settings) return pass('no REPLICA_PREFIX: there is no copy for a standby');
  try {
    findLitestream(settings);
    return await withTimeout(CHECK_TIMEOUT_MS, findLeaseProblem(createReplicaBucket(settings), dataDir, now));
  } catch (error) {
    return fail(`cannot be used: ${getReason(error)}`, 'Compare the REPLICA_… settings with the guide.');
  }
}

async function findLeaseProblem(bucket: ReplicaBucket, dataDir: string, now: Date): Promise<Finding> {
  await assertConditionalWrites(bucket);
  const [lease, holder] = [await readLease(bucket), await readHolder(dataDir)];
  if (!lease) return fail('no machine has written yet', 'Start the site.');
  if (!isSameHolder(lease, holder))
    return holder
      ? fail(
          `${lease.host} has taken over, and this machine writes nothing`,
          'Start this machine with npm run standby.',
        )
      : pass(`${lease.host} writes the site, and this machine doesn’t`);
  const seconds = Math.round((now.getTime() - Date.parse(lease.renewedAt)) / 1_000);
  if (!lease.isReleased && seconds * 1_000 > LEASE_LIFETIME_MS)
    return fail(
      `this machine’s lease expired ${seconds} seconds ago`,
      'See the log for the reason. The site writes again once it has renewed the lease.',
    );
  const objects = await bucket.list(`${getDatabasePath(lease.epoch)}/generations/${lease.generation}/`);
  return objects.some(({ name }) => name.includes('/snapshots/'))
    ? pass('this machine writes, and its database and files are in the bucket')
    : fail('the database is not in the bucket yet', 'If this doesn’t change, see the log for the reason.');
}
