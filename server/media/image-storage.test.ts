import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findMediaByUrl } from '../../db/media';
import { listDueMediaTrash } from '../../db/media-trash';
import { IMAGE_MAX_BYTES, IMAGE_MAX_FRAMES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { findResponsiveImage } from '../../domain/responsive';
import { createImageStorage, createMediaKey } from './image-storage';
import { openTestMedia } from './media.test-kit';
import { trashUnusedImages } from './sweeper';

// Each test renders images in a worker process, which starts slowly.
vi.setConfig({ testTimeout: 30_000 });

let media: Awaited<ReturnType<typeof openTestMedia>>;
beforeEach(async () => {
  media = await openTestMedia();
});
afterEach(() => media.close());

const red = { r: 215, g: 25, b: 33, alpha: 1 };
const createCanvas = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 4, background } });
const createNoise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const createSvg = (body: string, attributes = 'viewBox="0 0 8 6"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`);

const getKey = (url: string) => url.split(' ')[0]!.replace('/uploads/', '');
const openStoredImage = async (url: string) => sharp(await media.store.get(getKey(url)));

const invalidImageError = { kind: 'invalid', message: messages.imageUndecodable };
const tooManyPixels = { kind: 'invalid', message: messages.imageTooManyPixels };

describe('stored images', () => {
  it('stores an image in every size that its URL implies', async () => {
    const bytes = await createCanvas(1000, 500).png().toBuffer();
    const storedImage = await media.images.store(bytes, 'Plan of Lviv.PNG');
    expect(storedImage.url).toMatch(/^\/uploads\/[0-9a-f]{16}-plan-of-lviv-1000x500\.png$/);
    expect(storedImage).toMatchObject({ width: 1000, height: 500 });
    await media.createVariants();
    const sizes = findResponsiveImage(storedImage.url)!;
    for (const [format, srcset] of [
      ['heif', sizes.avif!],
      ['webp', sizes.webp],
    ] as const) {
      for (const [i, entry] of srcset.split(', ').entries()) {
        const { width, format: actualFormat } = await (await openStoredImage(entry)).metadata();
        expect([actualFormat, width]).toEqual([format, [480, 960, 1000][i]]);
      }
    }
    expect(media.files()).toHaveLength(7);
  });

  it('reduces an image only when it is wider than 1600 px', async () => {
    const smallImage = await media.images.store(await createCanvas(40, 30).png().toBuffer(), 'small.png');
    expect(smallImage).toMatchObject({ width: 40, height: 30 });
    const wideImage = await media.images.store(await createCanvas(2000, 100).jpeg().toBuffer(), 'wide.jpg');
    expect(wideImage).toMatchObject({ width: 1600, height: 80 });
  });

  it('records a stored image with all its files and no uses', async () => {
    const { url, pixel } = await media.images.store(await createCanvas(40, 30).png().toBuffer(), 'a.png');
    const expectListed = async () => {
      const [row] = await findMediaByUrl(media.db, [url]);
      expect(row).toMatchObject({ uses: 0, name: 'a.png', width: 40, height: 30, pixel });
      const files = JSON.parse(row!.files_json) as { key: string; bytes: number }[];
      expect(files.map(file => file.key).sort()).toEqual(media.files());
      expect(row!.bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
    };
    await expectListed();
    await media.createVariants();
    expect(media.files()).toHaveLength(3);
    await expectListed();
  });

  it('creates a tiny WebP placeholder of a stored image', async () => {
    const { pixel } = await media.images.store(await createCanvas(900, 600).jpeg().toBuffer(), 'a.jpg');
    expect(pixel).toMatch(/^data:image\/webp;base64,/);
    expect(pixel.length).toBeLessThanOrEqual(600);
  });

  it('never overwrites another stored image of the same name', async () => {
    const bytes = await createCanvas(8, 8).png().toBuffer();
    const firstImage = await media.images.store(bytes, 'same.png');
    const secondImage = await media.images.store(bytes, 'same.png');
    expect(firstImage.url).not.toBe(secondImage.url);
  });

  it('keeps an image upright when its metadata is removed', async () => {
    const bytes = await createCanvas(60, 40)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const { url, width, height } = await media.images.store(bytes, 'turned.jpg');
    expect([width, height]).toEqual([40, 60]);
    const { exif, orientation, icc } = await (await openStoredImage(url)).metadata();
    expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('stores a photograph as JPEG unless it has transparency', async () => {
    const clearImage = await media.images.store(
      await createCanvas(8, 8, { ...red, alpha: 0.5 })
        .png()
        .toBuffer(),
      'a.png',
    );
    expect((await (await openStoredImage(clearImage.url)).metadata()).hasAlpha).toBe(true);
    const photo = await createNoise(64, 64).png().toBuffer();
    expect((await media.images.store(photo, 'photo.png')).url).toMatch(/\.jpg$/);
  });

  it('keeps the frames of an animation', async () => {
    const frames = await Promise.all(
      ['#d71921', '#161616', '#ffffff'].map(background =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { url, height } = await media.images.store(bytes, 'moves.gif');
    expect(url).toMatch(/-20x10\.gif$/);
    expect(height).toBe(10);
    expect(findResponsiveImage(url)?.avif).toBeUndefined();
    await media.createVariants();
    for (const srcset of [url, findResponsiveImage(url)!.webp]) {
      expect((await (await openStoredImage(srcset)).metadata()).pages).toBe(3);
    }
  });

  it('renders an SVG sharply at a width of 1600 px', async () => {
    const { url, width, height } = await media.images.store(
      createSvg('<rect width="4" height="6" fill="#d71921"/>', 'viewBox="0 0 8 6" width="8" height="6"'),
      'flat.svg',
    );
    expect([width, height]).toEqual([1600, 1200]);
    expect(url).toMatch(/\.png$/);
    const { data, info } = await (await openStoredImage(url))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const getAlpha = (x: number) => data[(600 * info.width + x) * 4 + 3];
    expect([getAlpha(790), getAlpha(810)]).toEqual([255, 0]);
  });
});

describe('image upload', () => {
  it('rejects an image file larger than two megabytes', async () => {
    await expect(media.images.store(new Uint8Array(IMAGE_MAX_BYTES + 1), 'a.png')).rejects.toMatchObject({
      kind: 'too_large',
      message: 'File size is too large',
    });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('not an image')],
    ['HTML', Buffer.from('<html><svg></svg></html>')],
    ['a broken PNG header', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
    ['a zip', Buffer.from('PK\x03\x04and more zeros than anybody has room for')],
    ['an SVG without a size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('rejects an image file whose content is %s', async (_, bytes) => {
    await expect(media.images.store(bytes, 'a.png')).rejects.toMatchObject(invalidImageError);
    expect(media.files()).toEqual([]);
  });

  it.each(['png', 'jpeg', 'gif'] as const)('rejects a truncated %s image', async format => {
    const wholeImage = await createNoise(300, 200).toFormat(format).toBuffer();
    const truncatedImage = wholeImage.subarray(0, wholeImage.length / 2);
    await expect(media.images.store(truncatedImage, `half.${format}`)).rejects.toMatchObject(
      invalidImageError,
    );
  });

  it('rejects an unsupported image type', async () => {
    await expect(
      media.images.store(await createCanvas(8, 8).webp().toBuffer(), 'a.png'),
    ).rejects.toMatchObject(invalidImageError);
  });

  it('rejects an image when it is too wide or has too many pixels', async () => {
    for (const [width, height] of [
      [8193, 1],
      [7000, 7000],
    ] as const) {
      const bytes = await createCanvas(width, height).png().toBuffer();
      expect(bytes.length).toBeLessThan(IMAGE_MAX_BYTES);
      await expect(media.images.store(bytes, 'a.png')).rejects.toMatchObject(tooManyPixels);
    }
    const thinSvg = createSvg('<rect width="1" height="9"/>', 'viewBox="0 0 1 900"');
    await expect(media.images.store(thinSvg, 'a.svg')).rejects.toMatchObject(tooManyPixels);
  });

  it('rejects an image with more declared pixels than fit into memory', async () => {
    const bytes = await createCanvas(8, 8).png().toBuffer();
    bytes.writeUInt32BE(0x7fff_ffff, 16);
    bytes.writeUInt32BE(0x7fff_ffff, 20);
    bytes.writeInt32BE(crc32(bytes.subarray(12, 29)) | 0, 29);
    await expect(media.images.store(bytes, 'a.png')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('rejects an animation when it has too many frames', async () => {
    const height = 8 * (IMAGE_MAX_FRAMES + 1);
    const rawImage = { width: 8, height, channels: 3, pageHeight: 8 } as const;
    const bytes = await sharp(randomBytes(8 * height * 3), { raw: rawImage })
      .gif()
      .toBuffer();
    await expect(media.images.store(bytes, 'a.gif')).rejects.toMatchObject(tooManyPixels);
  });

  it('rejects an SVG when it has a filter', async () => {
    const filteredSvg = createSvg('<filter id="f"><feGaussianBlur stdDeviation="900"/></filter>');
    const expectedError = { kind: 'invalid', message: messages.svgFilter };
    await expect(media.images.store(filteredSvg, 'a.svg')).rejects.toMatchObject(expectedError);
  });
});

describe('failing store', () => {
  it('moves the files of an image to the trash when the store fails', async () => {
    const store = { ...media.store, put: () => Promise.reject(new Error('no room')) };
    const { scheduleSweep } = media.images;
    const noOps = { settle: async () => {}, scheduleVariants: () => {} };
    const images = createImageStorage({ ...media, ...noOps, store, scheduleSweep });
    await expect(images.store(await createCanvas(8, 8).png().toBuffer(), 'a.png')).rejects.toThrow('no room');
    expect(await media.db.selectFrom('media').selectAll().execute()).toEqual([]);
    expect(await listDueMediaTrash(media.db, media.clock.now(), 99)).toHaveLength(3);
    expect(media.sweeps.count).toBe(1);
  });
});

it('deletes an image after a day when the process was killed while storing it', async () => {
  const put = vi.fn(media.store.put).mockImplementation(() => new Promise<never>(() => {}));
  const images = createImageStorage({
    ...media,
    store: { ...media.store, put },
    scheduleSweep: () => {},
    settle: async () => {},
    scheduleVariants: () => {},
  });
  void images.store(await createCanvas(8, 8).png().toBuffer(), 'plan.png', { kept: true });
  await vi.waitFor(() => expect(put).toHaveBeenCalled(), 10_000);
  expect(await media.db.selectFrom('media').select(['kept', 'listed']).execute()).toEqual([
    { kept: 0, listed: 0 },
  ]);
  media.clock.pass(86_400_001);
  await trashUnusedImages(media);
  expect(await media.db.selectFrom('media').select('id').execute()).toEqual([]);
});

describe('createMediaKey', () => {
  it('creates a safe media key from a file name', () => {
    expect(createMediaKey('../../etc/Пляж №1.final.png')).toMatch(/^[0-9a-f]{16}-pliazh-1-final$/);
    expect(createMediaKey('???.gif')).toMatch(/^[0-9a-f]{16}-image$/);
    expect(createMediaKey('x'.repeat(500))).toHaveLength(77);
  });
});
