import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { monitoringPaths } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import type { Config, ReplicaSettings } from '../config';
import { readFileIfExists } from '../files/missing-files';
import type { Log } from '../log';
import { createReplicaBucket } from './bucket';
import { createFileCipher } from './encryption';
import { Follower, STANDBY_FOLDER_NAME } from './follower';
import {
  isSameHolder,
  LEASE_LIFETIME_MS,
  Lease,
  readHolder,
  readLease,
  type StoredLease,
  saveHolder,
} from './lease';
import { findLitestream } from './litestream';
import { installCopy, restoreCopy } from './promote';

const POLL_INTERVAL_MS = 5_000;
const REQUEST_POLL_INTERVAL_MS = 250;
/** Margin, because the two machines’ clocks may run at slightly different speeds. */
const MARGIN_MS = 1_000;
const VERIFY_MS = DAY_MS / 4;
const RETRY_AFTER_SECONDS = 30;
/** Names of the file that requests a takeover, and of the file with the standby’s response. */
const REQUEST_NAME = 'promote';
const RESPONSE_NAME = 'promote-answer';

type StandbyNeeds = {
  config: Pick<Config, 'dataDir' | 'databaseFile' | 'host' | 'port' | 'socket'> & {
    replica: ReplicaSettings;
  };
  log: Log;
  /** Whether to take over without a request when the lease expires. */
  isAutomatic: boolean;
  /** HTML that the standby sends for every page. */
  page: string;
  onListening?: () => void;
};

/**
 * Follows the machine that writes the site until this one takes over. Returns when this machine holds the lease and its
 * data folder contains the site.
 */
export async function runStandby(needs: StandbyNeeds): Promise<void> {
  const { config, log, isAutomatic } = needs;
  const { dataDir, databaseFile, replica } = config;
  const binary = findLitestream(replica);
  const bucket = createReplicaBucket(replica);
  const follower = new Follower({ bucket, cipher: createFileCipher(replica.key), dataDir });
  const requestFile = path.join(follower.folder, REQUEST_NAME);
  await mkdir(follower.folder, { recursive: true, mode: 0o700 });
  await rm(requestFile, { force: true });
  let lease = await readLease(bucket);
  if (isSameHolder(lease, await readHolder(dataDir))) return follower.clear();
  const server = await listen(config, needs.page, () => follower.currentAt);
  needs.onListening?.();
  let seenAt = performance.now();
  let verifiedAt = Number.NEGATIVE_INFINITY;

  async function readNewestLease(): Promise<StoredLease | undefined> {
    const newestLease = await readLease(bucket);
    if (newestLease?.etag !== lease?.etag) seenAt = performance.now();
    lease = newestLease;
    return newestLease;
  }
  const isExpired = () => performance.now() - seenAt > LEASE_LIFETIME_MS + MARGIN_MS;

  async function followOnce(): Promise<void> {
    const newestLease = await readNewestLease();
    if (!newestLease) return;
    await follower.follow(newestLease);
    if (!follower.generation || performance.now() - verifiedAt < VERIFY_MS) return;
    const { missing } = await restoreCopy({ follower, key: replica.key, binary });
    verifiedAt = performance.now();
    if (missing.length > 0) log.error({ missing: missing.length }, 'the copy lacks files');
    else log.info('the copy was restored and verified');
  }

  /** @throws Error when the other machine still writes. */
  async function takeOver(): Promise<void> {
    const previousLease = await readNewestLease();
    if (!previousLease) throw new Error('The bucket contains no site. Start it with npm start.');
    // The previous attempt took the lease, although its response was lost.
    if (isSameHolder(previousLease, await readHolder(dataDir))) return;
    if (!previousLease.isReleased)
      log.warn({ host: previousLease.host }, 'the lease isn’t released, so its last writes may be missing');
    while (!previousLease.isReleased && !isExpired()) {
      await wait(REQUEST_POLL_INTERVAL_MS * 2);
      if ((await readNewestLease())?.etag !== previousLease.etag)
        throw new Error(`${previousLease.host} is running and renews its lease. Stop it first.`);
    }
    await follower.follow(previousLease, true);
    const ownLease = { holder: randomUUID(), epoch: previousLease.epoch + 1 };
    const missingNames = await installCopy({
      ...{ follower, bucket, dataDir, databaseFile, binary },
      ...{ key: replica.key, epoch: previousLease.epoch, now: new Date() },
    });
    if (missingNames.length > 0) log.error({ missing: missingNames.length }, 'the copy lacks files');
    // Written first, so that the next start continues as the holder if this process dies now.
    await saveHolder(dataDir, ownLease);
    if (!(await new Lease(ownLease, { bucket, log }, previousLease.etag).take()))
      throw new Error(`${previousLease.host} has renewed its lease. Stop it first.`);
    log.info({ epoch: ownLease.epoch }, 'this machine has taken over');
  }

  for (let nextTick = 0; ; await wait(REQUEST_POLL_INTERVAL_MS)) {
    const isRequested = existsSync(requestFile);
    if (isRequested || (isAutomatic && lease && isExpired())) {
      const reason = await takeOver().then(
        () => '',
        (error: Error) => error.message,
      );
      if (reason) log.error({ reason }, 'this machine has not taken over');
      if (isRequested) {
        await writeFile(path.join(follower.folder, RESPONSE_NAME), reason);
        await rm(requestFile, { force: true });
      }
      if (!reason) break;
      seenAt = performance.now();
    }
    if (performance.now() < nextTick) continue;
    nextTick = performance.now() + POLL_INTERVAL_MS;
    await followOnce().catch(error => log.error({ err: error }, 'the bucket could not be read'));
  }
  await follower.clear();
  await new Promise(resolve => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

/** Responds to health checks, and to everything else with 503. */
function listen(
  { host, port, socket }: StandbyNeeds['config'],
  page: string,
  getCurrentAt: () => number | undefined,
): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store');
    const currentAt = getCurrentAt();
    const state = {
      status: 'standby',
      secondsBehind: currentAt === undefined ? null : Math.round((Date.now() - currentAt) / 1_000),
    };
    if (request.url === monitoringPaths.up)
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(state));
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(RETRY_AFTER_SECONDS),
    });
    response.end(page);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket ?? { host, port }, () => resolve(server));
  });
}

/**
 * Requests a takeover by the standby of this data folder, and waits until it is complete.
 * @throws Error with the reason when the takeover fails.
 */
export async function requestPromotion(dataDir: string, isRunning: () => boolean): Promise<void> {
  const folder = path.join(dataDir, STANDBY_FOLDER_NAME);
  if (!isRunning()) throw new Error('No standby is running here. Start it with npm run standby.');
  await rm(path.join(folder, RESPONSE_NAME), { force: true });
  await writeFile(path.join(folder, REQUEST_NAME), '');
  for (;;) {
    await wait(REQUEST_POLL_INTERVAL_MS);
    const reason = await readFileIfExists(path.join(folder, RESPONSE_NAME));
    if (reason?.length === 0) return;
    if (reason) throw new Error(reason.toString());
    if (!isRunning()) throw new Error('The standby stopped. See its log.');
  }
}
