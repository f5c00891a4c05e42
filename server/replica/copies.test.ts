import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryLog } from '../media/media.test-kit';
import { deleteEarlierEpochs } from './earlier-epochs';
import { createFileCipher } from './encryption';
import { FileCopies } from './file-copies';
import { Follower, selectGeneration } from './follower';
import type { Lease } from './lease';
import { MailJournal, readMailRecord } from './mail-journal';
import { createMemoryBucket } from './memory-bucket.test-kit';

let root: string;
let bucket: ReturnType<typeof createMemoryBucket>;
const cipher = createFileCipher(Buffer.alloc(32, 1));
const log = createMemoryLog();
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'northlight-copies-'));
  bucket = createMemoryBucket();
});
afterEach(() => rmSync(root, { recursive: true }));

const listCopies = async () => (await bucket.list('files/')).map(({ name }) => name.slice('files/'.length));

function writeFiles(dataDir: string): FileCopies {
  for (const folder of ['attachments', 'uploads', 'private-media'])
    mkdirSync(path.join(dataDir, folder), { recursive: true });
  writeFileSync(path.join(dataDir, 'secret.key'), 'key');
  writeFileSync(path.join(dataDir, 'attachments/a.pdf'), 'plans');
  writeFileSync(path.join(dataDir, 'uploads/b.png'), 'public');
  writeFileSync(path.join(dataDir, 'private-media/c.png'), 'private');
  return new FileCopies({ bucket, cipher, dataDir, log });
}

it('copies a file to the bucket again when its first copy failed', async () => {
  const copies = writeFiles(root);
  await copies.copyMissing();
  expect(await listCopies()).toEqual(['attachments/a.pdf', 'media/b.png', 'media/c.png', 'secret.key']);
  writeFileSync(path.join(root, 'attachments/d.txt'), 'late');
  bucket.beforeWrite = () => {
    throw new Error('The bucket does not respond');
  };
  expect(await copies.add('attachments/d.txt')).toBe(false);
  expect(copies.pendingCount).toBe(1);
  bucket.beforeWrite = () => {};
  await copies.copyMissing();
  expect([copies.pendingCount, (await listCopies()).includes('attachments/d.txt')]).toEqual([0, true]);
});

it('deletes a copy only when its file is missing for the second time', async () => {
  const copies = writeFiles(root);
  await copies.copyMissing();
  rmSync(path.join(root, 'attachments/a.pdf'));
  await copies.deleteUnusedCopies();
  expect(await listCopies()).toContain('attachments/a.pdf');
  await copies.deleteUnusedCopies();
  expect(await listCopies()).not.toContain('attachments/a.pdf');
});

it('copies the newest snapshot, the log after it and the files to a standby', async () => {
  await writeFiles(path.join(root, 'primary')).copyMissing();
  const prefix = 'db-1/generations';
  const names = [
    `${prefix}/ffff/snapshots/00000000.snapshot.lz4`,
    `${prefix}/ffff/wal/00000000_00000000.wal.lz4`,
    `${prefix}/aaaa/snapshots/00000001.snapshot.lz4`,
    `${prefix}/aaaa/snapshots/00000003.snapshot.lz4`,
    `${prefix}/aaaa/wal/00000002_00000000.wal.lz4`,
    `${prefix}/aaaa/wal/00000003_00000000.wal.lz4`,
    `${prefix}/bbbb/wal/00000000_00000000.wal.lz4`,
  ];
  for (const name of names) await bucket.write(name, Buffer.from(name));
  expect(selectGeneration(await bucket.list('db-1/'))).toEqual({
    generation: 'aaaa',
    names: [names[3], names[5]],
  });
  const follower = new Follower({ bucket, cipher, dataDir: root });
  const lease = {
    holder: 'h',
    epoch: 1,
    host: '',
    renewedAt: '',
    isReleased: false,
    generation: 'aaaa',
    etag: '',
  };
  await follower.follow(lease);
  await bucket.write(`${prefix}/aaaa/wal/00000003_00000800.wal.lz4`, Buffer.from('next'));
  await follower.follow(lease);
  const read = (name: string) => readFileSync(path.join(root, 'standby', name), 'utf8');
  expect(read('database/generations/aaaa/wal/00000003_00000800.wal.lz4')).toBe('next');
  expect([read('attachments/a.pdf'), read('media/c.png')]).toEqual(['plans', 'private']);
  await follower.follow({ ...lease, epoch: 2, generation: undefined });
  expect([follower.epoch, follower.generation]).toEqual([1, 'aaaa']);
});

it('records each email before it is sent, but rejects emails when the lease has expired', async () => {
  let isHeld = true;
  const lease = {
    ownHolder: { holder: 'h', epoch: 1 },
    assertHeld() {
      if (!isHeld) throw new Error('expired');
    },
  } as Lease;
  const journal = new MailJournal({ bucket, lease, log, getHealthyMs: () => 0 }, { sending: [], sent: [] });
  await Promise.all([journal.start('one'), journal.start('two')]);
  journal.finish('one', true);
  await journal.start('three');
  expect(await readMailRecord(bucket, 1)).toEqual({ sending: ['two', 'three'], sent: ['one'] });
  isHeld = false;
  await expect(journal.start('four')).rejects.toThrow('expired');
});

it('keeps sent emails in the record until replication has been healthy for five minutes', async () => {
  let healthyMs = 0;
  const lease = { ownHolder: { holder: 'h', epoch: 1 }, assertHeld() {} } as Lease;
  const needs = { bucket, lease, log, getHealthyMs: () => healthyMs };
  const journal = new MailJournal(needs, { sending: [], sent: ['before the restart'] });
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    await journal.start('one');
    journal.finish('one', true);
    vi.advanceTimersByTime(600_000);
    await journal.start('two');
    expect((await readMailRecord(bucket, 1)).sent).toEqual(['before the restart', 'one']);
    healthyMs = 300_001;
    await journal.start('three');
    expect((await readMailRecord(bucket, 1)).sent).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it("deletes the replicas of earlier holders once the current holder's snapshots are hours old", async () => {
  const names = [
    'db-1/generations/aaaa/snapshots/00000000.snapshot.lz4',
    'db-3/generations/bbbb/snapshots/00000000.snapshot.lz4',
    'db-30/generations/cccc/snapshots/00000000.snapshot.lz4',
    'mail-1.json',
    'mail-3.json',
  ];
  for (const name of names) await bucket.write(name, Buffer.from(name));
  const listNames = async () => (await bucket.list('')).map(({ name }) => name);
  const hour = 3_600_000;
  await deleteEarlierEpochs(bucket, 3, new Date(4 * hour));
  expect(await listNames()).toEqual(names);
  await deleteEarlierEpochs(bucket, 3, new Date(6 * hour));
  expect(await listNames()).toEqual(names.filter(name => !/-1[./]/.test(name)));
});
