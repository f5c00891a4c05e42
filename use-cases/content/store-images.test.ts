import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/database.test-kit';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { insertMedia } from '../../db/media';
import { listDueMediaTrash } from '../../db/media-trash';
import { DomainError } from '../../domain/errors';
import { articleSchema } from '../../domain/kinds/article';
import { caseSchema } from '../../domain/kinds/case';
import type { ImageStorage } from '../ports';
import { withStoredImages } from './store-images';

const clock = { now: () => new Date('2026-03-01T09:00:00Z') };
const toDataUrl = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sweeps: number;
beforeEach(async () => {
  database = await openTestDatabase();
  sweeps = 0;
});
afterEach(() => database.close());

/** Storage that uses the uploaded bytes as the file name, and stores no files. */
const images: ImageStorage = {
  async store(bytes) {
    const name = Buffer.from(bytes).toString();
    if (name === 'broken') throw new DomainError('invalid', 'cannot be read');
    const url = `/uploads/${name}.png`;
    const files = [{ key: `${name}.png`, width: 8, type: 'image/png' }];
    const size = { width: 8, height: 8 };
    const id = await insertMedia(database.db, {
      key: name,
      url,
      ...size,
      pixel: `pixel-${name}`,
      files,
      now: clock.now(),
    });
    return { id, url, pixel: `pixel-${name}`, ...size };
  },
  settle: async () => undefined,
  scheduleSweep: () => {
    sweeps += 1;
  },
};
const getNeeds = () => ({ db: database.db, clock, images });
const createPreview = (src: string, pixel = '') => ({ src, pixel, alt: '' });

describe('data URLs', () => {
  it('stores the image of each data URL once, and replaces the data URL with an image URL', async () => {
    const input = createCaseInput({
      cover: createPreview(toDataUrl('a')),
      pictures: [{ src: toDataUrl('a') }, { src: toDataUrl('b') }],
    });
    const savedCase = await withStoredImages(getNeeds(), caseSchema, input, async storedInput => storedInput);
    expect(savedCase).toMatchObject({
      cover: createPreview('/uploads/a.png', 'pixel-a'),
      pictures: [{ src: '/uploads/a.png' }, { src: '/uploads/b.png' }],
    });
    expect(await database.db.selectFrom('media').select('key').execute()).toHaveLength(2);
  });

  it('stores the images of data URLs in the cover and blocks of an article', async () => {
    const content = [{ type: 'image' as const, content: toDataUrl('figure'), alt: 'A figure', caption: '' }];
    const input = createArticleInput({ cover: { src: toDataUrl('cover'), alt: '' }, story: content });
    const savedArticle = await withStoredImages(
      getNeeds(),
      articleSchema,
      input,
      async storedInput => storedInput,
    );
    expect(savedArticle.cover.src).toBe('/uploads/cover.png');
    expect(savedArticle.story).toEqual([{ ...content[0], content: '/uploads/figure.png' }]);
  });

  it('releases the files already stored when a data URL is unreadable', async () => {
    const input = {
      cover: createPreview(toDataUrl('fine')),
      pictures: [{ src: '/art/a.svg' }, { src: toDataUrl('broken') }],
    };
    await expect(
      withStoredImages(getNeeds(), caseSchema, input, async storedInput => storedInput),
    ).rejects.toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'pictures.1.src', message: 'cannot be read' }],
    });
    expect(await listDueMediaTrash(database.db, clock.now(), 9)).toMatchObject([{ key: 'fine.png' }]);
    expect(sweeps).toBe(1);
  });

  it('moves the files of data URLs to the trash when saving fails', async () => {
    const save = () => Promise.reject(new DomainError('conflict', 'taken'));
    await expect(
      withStoredImages(getNeeds(), caseSchema, { cover: createPreview(toDataUrl('a')) }, save),
    ).rejects.toThrow('taken');
    expect(await listDueMediaTrash(database.db, clock.now(), 9)).toMatchObject([{ key: 'a.png' }]);
  });
});

describe('image URLs', () => {
  it('adds missing placeholders to stored images, and leaves other images unchanged', async () => {
    await images.store(Buffer.from('own'), '');
    const input = {
      cover: createPreview('/uploads/own.png'),
      customer: {
        ...createCaseInput().customer,
        avatar: createPreview('https://example.com/a.png'),
        logo: createPreview('/uploads/own.png', 'given'),
      },
    };
    const savedCase = await withStoredImages(getNeeds(), caseSchema, input, async storedInput => storedInput);
    expect(savedCase.cover.pixel).toBe('pixel-own');
    expect(savedCase.customer.avatar).toEqual(input.customer.avatar);
    expect(savedCase.customer.logo.pixel).toBe('given');
  });
});
