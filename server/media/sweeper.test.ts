import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignMedia, insertMedia, releaseMedia, setMediaUses } from '../../db/media';
import { listDueMediaMoves } from '../../db/media-moves';
import { listDueMediaTrash } from '../../db/media-trash';
import { openTestMedia } from './media.test-kit';
import { deleteDueTrash, moveFiles, startMediaMover, trashUnusedImages } from './sweeper';

let media: Awaited<ReturnType<typeof openTestMedia>>;
beforeEach(async () => {
  media = await openTestMedia();
});
afterEach(() => media.close());

const DAY = 86_400_000;

/** Stores a file that no item uses. */
async function addUnused(): Promise<void> {
  const key = '00112233445566aa-plan-8x8.png';
  await media.store.put(key, new Uint8Array(8), 'image/png');
  const file = { key, width: 8, type: 'image/png' };
  const row = { key, url: `/uploads/${key}`, width: 8, height: 8, pixel: '', files: [file] };
  await insertMedia(media.db, { ...row, now: media.clock.now() });
}

it('deletes unused media files after a day', async () => {
  await addUnused();
  await trashUnusedImages(media);
  await deleteDueTrash(media);
  expect(media.files()).toHaveLength(1);
  media.clock.pass(DAY + 1);
  await trashUnusedImages(media);
  await deleteDueTrash(media);
  expect(media.files()).toEqual([]);
  expect(await listDueMediaTrash(media.db, new Date(8.64e15), 9)).toEqual([]);
});

it('retries a failed deletion of a media file after a minute', async () => {
  await addUnused();
  media.clock.pass(DAY + 1);
  await trashUnusedImages(media);
  const store = { ...media.store, remove: () => Promise.reject(new Error('store is down')) };
  await deleteDueTrash({ ...media, store });
  expect(media.log.lines).toContain('a file could not be deleted and will be retried');
  expect(await listDueMediaTrash(media.db, media.clock.now(), 9)).toEqual([]);
  media.clock.pass(60_000);
  await deleteDueTrash(media);
  expect(media.files()).toEqual([]);
});

it('deletes unused media files at startup and on demand until the job is stopped', async () => {
  const addTrash = async () => {
    await addUnused();
    media.clock.pass(DAY + 1);
    await trashUnusedImages(media);
  };
  const waitUntilGone = () => vi.waitFor(() => expect(media.files()).toEqual([]), 5_000);
  await addTrash();
  const job = startMediaMover(media);
  await waitUntilGone();
  await addTrash();
  job.wake();
  await waitUntilGone();
  await job.stop();
  await addTrash();
  job.wake();
  media.clock.pass(DAY);
  expect(media.files()).toHaveLength(1);
});

describe('images with several files', () => {
  const key = '0011223344556677-plan';
  const url = `/uploads/${key}-8x8.png`;
  const files = [`${key}-8.avif`, `${key}-8x8.png`].map(key => ({ key, width: 8, type: 'image/png' }));
  const names = files.map(({ key }) => key);
  beforeEach(async () => {
    for (const { key, type } of files) await media.store.put(key, new Uint8Array(8), type);
    await insertMedia(media.db, {
      ...{ key, url, width: 8, height: 8, pixel: '', files },
      now: media.clock.now(),
    });
    await assignMedia(media.db, 'item', [url]);
    await assignMedia(media.db, 'other', [url]);
  });

  it('completes moves of image files into and out of public folders after the process was killed', async () => {
    await media.store.publish(files.slice(0, 1), url);
    await moveFiles(media);
    expect(media.listPublicFiles()).toEqual(names);
    await setMediaUses(media.db, 'version:first', [url]);
    for (const id of ['item', 'other']) await releaseMedia(media.db, id, media.clock.now());
    await media.store.unpublish(files.slice(0, 1), url);
    await moveFiles(media);
    expect([media.listPublicFiles(), media.files()]).toEqual([[], names]);
    expect(await listDueMediaMoves(media.db, media.clock.now(), 9)).toEqual([]);
  });

  it('keeps image files public while another item uses them', async () => {
    await moveFiles(media);
    await releaseMedia(media.db, 'item', media.clock.now());
    await moveFiles(media);
    expect(media.listPublicFiles()).toEqual(names);
  });

  it('logs and retries a failed move of image files', async () => {
    const publish = () => Promise.reject(new Error('store is down'));
    await moveFiles({ ...media, store: { ...media.store, publish } });
    expect(media.log.lines).toContain('an image could not be moved and will be retried');
    expect(await listDueMediaMoves(media.db, media.clock.now(), 9)).toEqual([]);
    media.clock.pass(60_000);
    await moveFiles(media);
    expect(media.listPublicFiles()).toEqual(names);
  });

  it('moves image files to the right place when their use changes during the move', async () => {
    let isReleased = false;
    const publish: typeof media.store.publish = async (movedFiles, at) => {
      await media.store.publish(movedFiles, at);
      if (isReleased) return;
      isReleased = true;
      await media.db.updateTable('media').set({ hidden_at: 'now' }).execute();
      await media.db.deleteFrom('media_uses').execute();
    };
    await moveFiles({ ...media, store: { ...media.store, publish } });
    expect([media.listPublicFiles(), media.files()]).toEqual([[], names]);
  });
});
