import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInTransaction } from '../../db/connection';
import { assignMedia, findMediaByUrl, releaseUploads } from '../../db/media';
import { listDueMediaTrash } from '../../db/media-trash';
import { DomainError } from '../../domain/errors';
import { listVariants } from '../../domain/responsive';
import { createImageStorage } from './image-storage';
import { openTestMedia } from './media.test-kit';
import { moveFiles } from './sweeper';

// Each test renders images in a worker process, which starts slowly.
vi.setConfig({ testTimeout: 30_000 });

let media: Awaited<ReturnType<typeof openTestMedia>>;
beforeEach(async () => {
  media = await openTestMedia();
});
afterEach(() => media.close());

const createImage = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#d71921' } })
    .png()
    .toBuffer();
const storeImage = async () => (await media.images.store(await createImage(), 'quay.png')).url;
const listFiles = async (url: string) =>
  (JSON.parse((await findMediaByUrl(media.db, [url]))[0]?.files_json ?? '[]') as { key: string }[]).map(
    ({ key }) => key,
  );
const stoppedProcesses = {
  ...{ idle: async () => {}, close() {} },
  draw: () => Promise.reject(new Error('Killed')),
};

describe('AVIF and WebP variants', () => {
  it('deletes the original of a stored image once its AVIF and WebP variants exist', async () => {
    const url = await storeImage();
    expect(media.files()).toEqual([url.replace('/uploads/', '')]);
    expect([media.wakes.count, media.originalFiles()]).toEqual([1, [expect.stringMatching(/-quay$/)]]);
    await media.createVariants();
    const keys = listVariants(url).map(address => address.replace('/uploads/', ''));
    expect(keys).toHaveLength(4);
    expect(media.files()).toEqual([...keys, url.replace('/uploads/', '')].sort());
    expect((await listFiles(url)).sort()).toEqual(media.files());
    expect(media.originalFiles()).toEqual([]);
  });

  it('creates image variants at the next run when the process was killed', async () => {
    const url = await storeImage();
    await expect(media.createVariants({ background: stoppedProcesses })).rejects.toThrow('Killed');
    const put = media.store.put;
    let putCount = 0;
    const dyingStore = {
      ...media.store,
      put: async (...file: Parameters<typeof put>) => {
        putCount += 1;
        if (putCount > 2) throw new Error('Killed');
        await put(...file);
      },
    };
    await expect(media.createVariants({ store: dyingStore })).rejects.toThrow('Killed');
    expect(await listFiles(url)).toHaveLength(1);
    await media.createVariants();
    expect(await listFiles(url)).toHaveLength(5);
    expect(media.files()).toHaveLength(5);
  });

  it('creates image variants from the stored file when the original is missing', async () => {
    const url = await storeImage();
    for (const name of media.originalFiles()) await media.originals.remove(name);
    await media.createVariants();
    expect(await listFiles(url)).toHaveLength(5);
  });

  it('skips image variants that fail, without delaying other images', async () => {
    const firstImage = await storeImage();
    const secondImage = await storeImage();
    let calls = 0;
    const { draw } = media.imageProcesses;
    const background = {
      ...media.imageProcesses,
      draw: ((name, input) => {
        calls += 1;
        if (calls === 1) return Promise.reject(new DomainError('invalid', 'Too heavy'));
        return draw(name, input);
      }) as typeof draw,
    };
    await media.createVariants({ background });
    expect([(await listFiles(firstImage)).length, (await listFiles(secondImage)).length].sort()).toEqual([
      1, 5,
    ]);
  });

  it('deletes the variants of an image when the image is deleted during their creation', async () => {
    const url = await storeImage();
    const { draw } = media.imageProcesses;
    const background = {
      ...media.imageProcesses,
      draw: (async (name, input) => {
        const files = await draw(name, input);
        await runInTransaction(media.db, trx => releaseUploads(trx, [url], media.clock.now()));
        await media.db.deleteFrom('media_trash').execute();
        return files;
      }) as typeof draw,
    };
    await media.createVariants({ background });
    expect(media.sweeps.count).toBe(1);
    expect(await listDueMediaTrash(media.db, media.clock.now(), 99)).toHaveLength(4);
  });

  it('stores image variants in the bucket together with the image', async () => {
    const { scheduleSweep, settle } = media.images;
    const images = createImageStorage({ ...media, scheduleSweep, settle, scheduleVariants: undefined });
    const { url } = await images.store(await createImage(), 'quay.png');
    expect(await listFiles(url)).toHaveLength(5);
    expect([media.files().length, media.originalFiles()]).toEqual([5, []]);
  });

  it('makes image variants public even if the image is published during their creation', async () => {
    const url = await storeImage();
    await assignMedia(media.db, 'item', [url]);
    const { publish } = media.store;
    let isMade = false;
    const publishSlowly: typeof publish = async (files, at) => {
      await publish(files, at);
      if (!isMade) await media.createVariants();
      isMade = true;
    };
    await moveFiles({ ...media, store: { ...media.store, publish: publishSlowly } });
    expect(media.listPublicFiles()).toHaveLength(5);
  });
});
