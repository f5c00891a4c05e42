import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryLog } from '../media/media.test-kit';
import { assertConditionalWrites } from './bucket';
import { LEASE_LIFETIME_MS, Lease, readLease, takeLease } from './lease';
import { createMemoryBucket } from './memory-bucket.test-kit';

let dataDir: string;
let now: number;
let bucket: ReturnType<typeof createMemoryBucket>;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-lease-'));
  now = 0;
  bucket = createMemoryBucket();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const take = () => takeLease(dataDir, { bucket, log: createMemoryLog(), now: () => now });
/** Takes the lease over as a standby does. */
async function takeOver() {
  const leaseBefore = await readLease(bucket);
  const standbyLease = { holder: 'standby', epoch: (leaseBefore?.epoch ?? 0) + 1 };
  const lease = new Lease(standbyLease, { bucket, log: createMemoryLog() }, leaseBefore?.etag);
  expect(await lease.renew()).toBe(true);
  return lease;
}

it('allows writes until the lease expires', async () => {
  const lease = await take();
  now = LEASE_LIFETIME_MS - 1;
  expect(lease.isHeld).toBe(true);
  now = LEASE_LIFETIME_MS;
  expect(lease.assertHeld).toThrow('Nothing can be saved right now');
  await lease.renew();
  expect(lease.isHeld).toBe(true);
});

it('counts a renewed lease from the time when the renewal was sent', async () => {
  const lease = await take();
  now = 10_000;
  bucket.beforeWrite = () => {
    now += 4_000;
  };
  await lease.renew();
  now = 10_000 + LEASE_LIFETIME_MS;
  expect(lease.isHeld).toBe(false);
});

it('stops writing permanently when another machine has taken over', async () => {
  const lease = await take();
  await takeOver();
  expect(await lease.renew()).toBe(false);
  expect([lease.isHeld, lease.lostTo === undefined]).toEqual([false, false]);
});

it('keeps the lease when the response to a renewal is lost', async () => {
  const lease = await take();
  bucket.afterWrite = () => {
    bucket.afterWrite = () => {};
    throw new Error('ECONNRESET');
  };
  await expect(lease.renew()).rejects.toThrow('ECONNRESET');
  expect(await lease.renew()).toBe(false);
  expect(await lease.renew()).toBe(true);
  expect(lease.isHeld).toBe(true);
});

it('takes the lease even when the response to the write is lost', async () => {
  bucket.afterWrite = () => {
    bucket.afterWrite = () => {};
    throw new Error('ECONNRESET');
  };
  expect((await take()).isHeld).toBe(true);
});

it('allows a restarted machine to continue unless another has taken over', async () => {
  await take();
  const { ownHolder } = await take();
  expect(ownHolder.epoch).toBe(1);
  const otherLease = await takeOver();
  await otherLease.release(true);
  await expect(take()).rejects.toThrow('npm run standby');
});

it('rejects a bucket that ignores conditional writes', async () => {
  await assertConditionalWrites(bucket);
  const { write } = bucket;
  const carelessBucket = { ...bucket, write: (name: string, bytes: Uint8Array) => write(name, bytes) };
  await expect(assertConditionalWrites(carelessBucket)).rejects.toThrow('ignores conditional writes');
});

it('releases the lease only when the last writes are replicated', async () => {
  await (await take()).release(false);
  expect((await readLease(bucket))?.isReleased).toBe(false);
  await (await take()).release(true);
  expect((await readLease(bucket))?.isReleased).toBe(true);
});
