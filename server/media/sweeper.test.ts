import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insertMedia } from '../../db/media';
import { dueTrash } from '../../db/media-trash';
import { removeTrash, startTrash, sweepUnused } from './sweeper';
import { openTestMedia } from './test-kit';

let media: Awaited<ReturnType<typeof openTestMedia>>;
beforeEach(async () => {
  media = await openTestMedia();
});
afterEach(() => media.close());

const DAY = 86_400_000;

/** One stored file that no item was saved with. */
async function addUnused(): Promise<void> {
  const key = '00112233445566aa-plan-8x8.png';
  await media.store.put(key, new Uint8Array(8), 'image/png');
  const file = { key, width: 8, type: 'image/png' };
  const row = { key, url: `/uploads/${key}`, width: 8, height: 8, pixel: '', files: [file] };
  await insertMedia(media.db, { ...row, now: media.clock.now() });
}

it('clears away after a day what no item was saved with', async () => {
  await addUnused();
  await sweepUnused(media);
  await removeTrash(media);
  expect(media.files()).toHaveLength(1);
  media.clock.pass(DAY + 1);
  await sweepUnused(media);
  await removeTrash(media);
  expect(media.files()).toEqual([]);
  expect(await dueTrash(media.db, new Date(8.64e15), 9)).toEqual([]);
});

it('logs a file that cannot be deleted, keeps it and tries again within a minute', async () => {
  await addUnused();
  media.clock.pass(DAY + 1);
  await sweepUnused(media);
  const store = { ...media.store, remove: () => Promise.reject(new Error('store is down')) };
  await removeTrash({ ...media, store });
  expect(media.log.lines).toContain('a file could not be deleted and will be tried again');
  expect(await dueTrash(media.db, media.clock.now(), 9)).toEqual([]);
  media.clock.pass(60_000);
  await removeTrash(media);
  expect(media.files()).toEqual([]);
});

it('deletes at start, when asked to and after a while, until it is stopped', async () => {
  const addTrash = async () => {
    await addUnused();
    media.clock.pass(DAY + 1);
    await sweepUnused(media);
  };
  const gone = () => vi.waitFor(() => expect(media.files()).toEqual([]), 5_000);
  await addTrash();
  const trash = startTrash(media);
  await gone();
  await addTrash();
  trash.wake();
  await gone();
  await trash.stop();
  await addTrash();
  trash.wake();
  media.clock.pass(DAY);
  expect(media.files()).toHaveLength(1);
});
