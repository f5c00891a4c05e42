import pLimit from 'p-limit';
import { HOUR_MS } from '../../domain/time';
import type { ReplicaBucket } from './bucket';
import { getDatabasePath, RETENTION_HOURS } from './litestream';
import { getMailRecordName } from './mail-journal';

const CONCURRENCY = 8;
/** An hour less than Litestream keeps snapshots, so that the hourly snapshots always include one of this age. */
const SETTLED_MS = (RETENTION_HOURS - 1) * HOUR_MS;

/**
 * Deletes the databases and mail records of earlier holders, which would keep erased data, once this holder has
 * replicated its own database for hours.
 */
export async function deleteEarlierEpochs(bucket: ReplicaBucket, epoch: number, now: Date): Promise<void> {
  if (epoch === 1) return;
  const cutoff = now.getTime() - SETTLED_MS;
  const currentObjects = await bucket.list(`${getDatabasePath(epoch)}/generations/`);
  const isSettled = currentObjects.some(
    ({ name, modifiedAt }) => name.includes('/snapshots/') && modifiedAt.getTime() < cutoff,
  );
  if (!isSettled) return;
  const limit = pLimit(CONCURRENCY);
  for (let earlierEpoch = 1; earlierEpoch < epoch; earlierEpoch++) {
    const objects = await bucket.list(`${getDatabasePath(earlierEpoch)}/`);
    await Promise.all(objects.map(({ name }) => limit(() => bucket.remove(name))));
    await bucket.remove(getMailRecordName(earlierEpoch));
  }
}
