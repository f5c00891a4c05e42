import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { writeDurably } from '../files/durable-file';
import { readFileIfExists } from '../files/missing-files';
import type { Log } from '../log';
import type { ReplicaBucket } from './bucket';

const LEASE_OBJECT = 'lease.json';
/** Time (ms) for which a renewal is valid, measured from before it was sent. */
export const LEASE_LIFETIME_MS = 15_000;
const RENEWAL_INTERVAL_MS = 5_000;
const RETRY_DELAY_MS = 1_000;
const RETRY_AFTER_SECONDS = 60;
/** File with the ids of this data folder and its last lease. Not in backups, so a copy never inherits the lease. */
const HOLDER_FILE = 'replica.json';

/** Each new holder has its own epoch, and replicates the database to its own path. */
type LeaseHolder = { holder: string; epoch: number };

type LeaseRecord = LeaseHolder & {
  host: string;
  renewedAt: string;
  /** Whether the holder stopped and writes nothing until it renews the lease. */
  isReleased: boolean;
  /** Litestream’s current generation. */
  generation?: string | undefined;
};

export type StoredLease = LeaseRecord & { etag: string };

export async function readLease(bucket: ReplicaBucket): Promise<StoredLease | undefined> {
  const object = await bucket.read(LEASE_OBJECT);
  return object && { ...(JSON.parse(object.bytes.toString()) as LeaseRecord), etag: object.etag };
}

export async function readHolder(dataDir: string): Promise<LeaseHolder | undefined> {
  const bytes = await readFileIfExists(path.join(dataDir, HOLDER_FILE));
  return bytes && (JSON.parse(bytes.toString()) as LeaseHolder);
}

export const saveHolder = (dataDir: string, holder: LeaseHolder): Promise<void> =>
  writeDurably(dataDir, HOLDER_FILE, Buffer.from(JSON.stringify(holder)));

export const isSameHolder = (
  holder: LeaseHolder | undefined,
  otherHolder: LeaseHolder | undefined,
): boolean =>
  holder !== undefined &&
  otherHolder !== undefined &&
  holder.holder === otherHolder.holder &&
  holder.epoch === otherHolder.epoch;

type LeaseNeeds = {
  bucket: ReplicaBucket;
  log: Log;
  getGeneration?: () => Promise<string | undefined>;
  /** Returns the milliseconds of a monotonic clock. */
  now?: () => number;
};

/**
 * The right to write, which only one machine has. Each machine measures its validity with its own clock: the holder
 * from before it sent a renewal, and a standby from when it saw the renewal.
 */
export class Lease {
  #etag: string | undefined;
  #validUntil = Number.NEGATIVE_INFINITY;
  /** Wall-clock time, which also passes while the machine is suspended. */
  #validUntilDate = Number.NEGATIVE_INFINITY;
  #lostTo: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #renewal: Promise<void> | undefined;
  #isStopped = false;
  #wasHeld = true;
  onLost: () => void = () => {};

  /** @param etag the lease’s version if this machine already holds it. */
  constructor(
    readonly ownHolder: LeaseHolder,
    readonly needs: LeaseNeeds,
    etag?: string,
  ) {
    this.#etag = etag;
  }

  #now = () => this.needs.now?.() ?? performance.now();

  get isHeld(): boolean {
    return this.#lostTo === undefined && this.#now() < this.#validUntil && Date.now() < this.#validUntilDate;
  }

  /** Host of the machine that has taken the lease over. */
  get lostTo(): string | undefined {
    return this.#lostTo;
  }

  /** @throws DomainError `unavailable` when this machine must not write. */
  assertHeld = (): void => {
    if (!this.isHeld)
      throw new DomainError('unavailable', messages.readOnly, { retryAfter: RETRY_AFTER_SECONDS });
  };

  /**
   * @returns whether the lease was renewed
   * @throws Error when the bucket doesn’t respond
   */
  async renew(isReleased = false): Promise<boolean> {
    const [sentAt, sentDate] = [this.#now(), Date.now()];
    const { bucket, getGeneration } = this.needs;
    const record: LeaseRecord = {
      ...this.ownHolder,
      host: hostname(),
      renewedAt: new Date(sentDate).toISOString(),
      isReleased,
      generation: await getGeneration?.(),
    };
    const condition = this.#etag === undefined ? { ifMissing: true as const } : { ifMatch: this.#etag };
    const etag = await bucket.write(LEASE_OBJECT, Buffer.from(JSON.stringify(record)), condition);
    if (etag === undefined) return this.#adoptOrLose();
    this.#etag = etag;
    this.#validUntil = isReleased ? Number.NEGATIVE_INFINITY : sentAt + LEASE_LIFETIME_MS;
    this.#validUntilDate = sentDate + LEASE_LIFETIME_MS;
    return true;
  }

  /**
   * Takes the lease, even if a response is lost: the second attempt adopts the version that the first one may have
   * left behind, and the third one renews it.
   * @throws Error when the bucket doesn’t respond.
   */
  async take(): Promise<boolean> {
    if (await this.renew().catch(() => false)) return true;
    for (let attempt = 2; attempt <= 3 && this.#lostTo === undefined; attempt++)
      if (await this.renew()) return true;
    return false;
  }

  /** Adopts the version of a renewal whose response was lost. If another machine has the lease, stops writing. */
  async #adoptOrLose(): Promise<boolean> {
    const currentLease = await readLease(this.needs.bucket);
    if (isSameHolder(currentLease, this.ownHolder)) {
      this.#etag = currentLease?.etag;
      return false;
    }
    this.#lostTo = currentLease?.host ?? 'no machine, because the lease was deleted';
    this.needs.log.error(
      { host: this.#lostTo },
      'another machine has taken over this site, so this one no longer writes',
    );
    this.onLost();
    return false;
  }

  keep(): void {
    const run = async () => {
      const isRenewed = await this.renew().catch(error => {
        this.needs.log.warn({ err: error }, 'the lease could not be renewed');
        return false;
      });
      if (this.#wasHeld && !this.isHeld && this.#lostTo === undefined)
        this.needs.log.error('the lease has expired, so nothing is written until it is renewed');
      this.#wasHeld = this.isHeld;
      if (this.#lostTo === undefined && !this.#isStopped)
        this.#timer = setTimeout(start, isRenewed ? RENEWAL_INTERVAL_MS : RETRY_DELAY_MS).unref();
    };
    const start = () => {
      this.#renewal = run();
    };
    this.#timer = setTimeout(start, RENEWAL_INTERVAL_MS).unref();
  }

  /**
   * Stops renewing.
   * @param isReplicated lets a standby take over without waiting
   */
  async release(isReplicated: boolean): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#renewal;
    if (this.#lostTo !== undefined) return;
    if (!isReplicated)
      this.needs.log.error('the replica lacks the last writes, so a standby waits until the lease expires');
    else await this.renew(true).catch(() => {});
  }
}

/** @throws Error when another machine writes the site. */
export async function assertWriter(bucket: ReplicaBucket, dataDir: string): Promise<void> {
  const lease = await readLease(bucket);
  if (lease && !isSameHolder(lease, await readHolder(dataDir)))
    throw new Error(`${lease.host} writes this site. Run the command there.`);
}

/**
 * Takes the lease for the machine that wrote last, or for the first one.
 * @throws Error when another machine holds it. Only `npm run standby -- promote` takes a lease over.
 */
export async function takeLease(dataDir: string, needs: LeaseNeeds): Promise<Lease> {
  const [storedLease, holder] = [await readLease(needs.bucket), await readHolder(dataDir)];
  if (storedLease && !isSameHolder(storedLease, holder))
    throw new Error(
      `The machine ${storedLease.host} is running this site (its lease was renewed at ${storedLease.renewedAt}). Start this machine with npm run standby, or choose another REPLICA_PREFIX.`,
    );
  const ownHolder =
    storedLease && holder
      ? holder
      : { holder: holder?.holder ?? randomUUID(), epoch: (holder?.epoch ?? 0) + 1 };
  await saveHolder(dataDir, ownHolder);
  const lease = new Lease(ownHolder, needs, storedLease?.etag);
  if (!(await lease.take()))
    throw new Error('The lease of this site could not be taken. Another machine may just have started.');
  return lease;
}
