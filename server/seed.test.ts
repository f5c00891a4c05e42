import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../db/database.test-kit';
import { listUntouchedExamples } from '../db/examples';
import { listCards } from '../db/item-lists';
import { listAllIds } from '../db/item-queries';
import { createProjectBody } from '../db/items.test-kit';
import { getImageFocus, insertMedia } from '../db/media';
import { getStore, itemStores } from '../db/stores';
import { DEFAULT_ACCENT } from '../domain/brand';
import { DEMO_DIRECTORY, demoArticles, demoCases } from '../domain/content-files/demo.test-kit';
import { getSite, setSite } from '../domain/current-site';
import { DomainError } from '../domain/errors';
import { kinds } from '../domain/kinds';
import { articleSchema } from '../domain/kinds/article';
import { type Case, caseSchema } from '../domain/kinds/case';
import { isMissingAlt, listImages } from '../domain/publishing/images';
import type { Values } from '../domain/publishing/merge';
import type { ImageStorage, ImageStoreOptions, MediaStore } from '../use-cases/ports';
import { createAttachmentFolder } from './attachments/folder';
import { createMemoryLog } from './media/media.test-kit';
import { seedDatabase } from './seed';

const PIXEL = 'data:image/webp;base64,AAAA';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
  storedVideos = [];
  storedImages = new Map();
});
afterEach(() => database.close());

let storedVideos: string[];
const mediaStore: MediaStore = {
  put: async (key, bytes, type) =>
    void storedVideos.push(`${key} ${type} ${Buffer.from(bytes).toString('latin1', 4, 8)}`),
  get: async () => undefined,
  remove: async () => undefined,
  getUrl: key => `/uploads/${key}`,
  check: async () => undefined,
  publish: async () => undefined,
  unpublish: async () => undefined,
};

const fullRange = { offset: 0, limit: 100 };

/** Stored images by file name. */
let storedImages: Map<string, { bytes: Buffer; options: ImageStoreOptions }>;

/** Creates a storage that records images. After `last` images, it fails as in a power cut. */
function createImagesUntil(last: number): ImageStorage {
  return {
    async store(bytes, name, options = {}) {
      if (storedImages.size >= last) throw new Error('power cut');
      storedImages.set(name, { bytes: Buffer.from(bytes), options });
      const key = `${name}-${storedImages.size}`;
      const url = `/uploads/${key}.png`;
      const size = { width: 8, height: 8 };
      const files = [{ key: `${key}.png`, width: 8, type: 'image/png' }];
      const now = new Date(Date.now() - 1);
      const id = await insertMedia(database.db, {
        key,
        url,
        ...size,
        pixel: PIXEL,
        files,
        hidden: true,
        now,
      });
      return { id, url, pixel: PIXEL, ...size };
    },
    scheduleSweep: () => undefined,
    settle: async () => undefined,
  };
}

const clock = { now: () => new Date() };
const attachments = createAttachmentFolder(tmpdir());
const seed = (images = createImagesUntil(1_000), folder = DEMO_DIRECTORY, now = clock) =>
  seedDatabase(
    { db: database.db, images, mediaStore, attachments, clock: now, log: createMemoryLog() },
    folder,
  );

const listUnusedImages = () => database.db.selectFrom('media').select('url').where('uses', '=', 0).execute();

/** Picks the fields that staff can send. */
const pickSchemaFields = (item: object, schema: { shape: object }) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in schema.shape));

describe('an empty database', () => {
  it('stores all demo cases and articles in an empty database, newest first', async () => {
    expect(await seed()).toBe(true);
    const cases = await listCards(database.db, 'case', fullRange);
    expect(cases.total).toBe(demoCases.length);
    const dates = cases.items.map(card => card.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await listCards(database.db, 'article', fullRange)).total).toBe(demoArticles.length);
    expect(await listUnusedImages()).toEqual([]);
    expect(await listUntouchedExamples(database.db)).toHaveLength(demoCases.length + demoArticles.length);
  });

  it('finds renamed demo cases by their old slugs', async () => {
    await seed();
    const oldSlugs: string[] = [];
    for (const { _id } of (await listCards(database.db, 'case', fullRange)).items) {
      const lookup = await itemStores.case.findById(database.db, _id);
      if (lookup.kind !== 'found') throw new Error('A listed case is missing');
      expect(caseSchema.safeParse(pickSchemaFields(lookup.item, caseSchema)).error).toBeUndefined();
      oldSlugs.push(...lookup.item.oldSlugs);
    }
    for (const { _id } of (await listCards(database.db, 'article', fullRange)).items) {
      const lookup = await itemStores.article.findById(database.db, _id);
      if (lookup.kind !== 'found') throw new Error('A listed article is missing');
      expect(articleSchema.safeParse(pickSchemaFields(lookup.item, articleSchema)).error).toBeUndefined();
    }
    for (const slug of oldSlugs)
      expect(await itemStores.case.findBySlug(database.db, slug)).toMatchObject({ kind: 'renamed' });
  });

  it('stores every demo video with its case', async () => {
    await seed();
    const expectedVideos = demoCases.flatMap(({ videos }) => videos);
    expect(storedVideos).toHaveLength(expectedVideos.length);
    const cases = await itemStores.case.listByIds(database.db, await listAllIds(database.db, 'case'));
    const shownVideos = cases.flatMap(({ videos }) => videos.map(({ url }) => url));
    expect(storedVideos.sort()).toEqual(
      shownVideos.map(src => `${src.replace('/uploads/', '')} video/mp4 ftyp`).sort(),
    );
  });

  it("doesn't date demo items in the future when the clock is behind", async () => {
    const now = new Date('2020-02-03T04:05:06Z');
    await seed(undefined, DEMO_DIRECTORY, { now: () => now });
    const { items } = await listCards(database.db, 'case', fullRange);
    const times = await database.db.selectFrom('items').select('created_at').execute();
    expect(times.every(({ created_at }) => created_at <= now.toISOString())).toBe(true);
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('a seeded database', () => {
  it('leaves a seeded database unchanged, even after staff have deleted everything', async () => {
    await seed();
    expect(await seed()).toBe(false);
    for (const { _id } of (await listCards(database.db, 'case', fullRange)).items)
      await itemStores.case.remove(database.db, _id);
    await database.db.deleteFrom('items').execute();
    expect(await seed()).toBe(false);
    expect((await listCards(database.db, 'case', fullRange)).total).toBe(0);
  });
});

it('includes the required alternative text for every image of the demo content', async () => {
  await seed();
  const { items } = await listCards(database.db, 'case', fullRange);
  const articles = await listCards(database.db, 'article', fullRange);
  const undescribedImages: string[] = [];
  for (const [kind, ids] of [
    [kinds.case, items],
    [kinds.article, articles.items],
  ] as const)
    for (const { _id, title } of ids) {
      const lookup = await getStore<object, { _id: string }>(kind.name).findById(database.db, _id);
      const values = lookup.kind === 'found' ? (lookup.item as Values) : {};
      if (listImages(kind.images, values).some(isMissingAlt)) undescribedImages.push(title);
    }
  expect(undescribedImages).toEqual([]);
});

describe('originals', () => {
  let folder: string;
  const cover = 'quay-cover';
  const writeExportFile = (name: string, text: string | Buffer) => writeFile(path.join(folder, name), text);
  const describeCover = (facts: object) =>
    writeExportFile(`media/${cover}.json`, JSON.stringify({ alt: 'A quay', ...facts }));
  const createImage = (name: string) => ({ src: `/uploads/${name}`, src_pixel: '', alt: 'A quay' });
  /** Writes a case with a cover and a portrait, because adopters replace the demo. */
  async function writeCase(coverFile = `${cover}.svg`) {
    const createdAt = '2026-01-01T00:00:00Z';
    const storedState = {
      _id: 'quay',
      slug: 'quay',
      oldSlugs: [],
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    };
    const { customer, ...fields } = createProjectBody({ title: 'Quay', img_preview: createImage(coverFile) });
    const completeFields = { ...fields, customer: { ...customer, avatar: createImage('ines.svg') } };
    await writeExportFile(
      'cases/quay.json',
      JSON.stringify({ ...completeFields, ...storedState, projectContent: [] }),
    );
  }
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'northlight-demo-'));
    for (const name of ['cases', 'media']) await mkdir(path.join(folder, name));
    await writeExportFile('content.json', '{ "format": 1 }');
    await writeExportFile('addresses.json', '{ "redirects": [], "gone": [] }');
    await writeCase();
    await writeExportFile('cases/quay.md', '<!-- end -->\n');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${DEFAULT_ACCENT}" d="M0 0h9v9z"/></svg>`;
    await writeExportFile(`media/${cover}.svg`, svg);
    await describeCover({ original: `${cover}.svg` });
    await writeExportFile('media/ines.svg', svg);
    await writeExportFile('media/ines.json', JSON.stringify({ alt: 'Inês', original: 'ines.svg' }));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const findCase = async () =>
    ((await itemStores.case.findBySlug(database.db, 'quay')) as { item: Case }).item;

  it('stores an original image of the demo content with a placeholder', async () => {
    await seed(undefined, folder);
    expect([...storedImages.keys()].sort()).toEqual(['ines.svg', `${cover}.svg`]);
    const item = await findCase();
    expect(item.cover).toMatchObject({ src: expect.stringMatching(/\.png$/), pixel: PIXEL });
    expect(JSON.stringify(item)).not.toMatch(/\.svg"/);
  });

  it('stores original images at the next start when seeding was interrupted', async () => {
    await expect(seed(createImagesUntil(1), folder)).rejects.toThrow('power cut');
    expect((await listCards(database.db, 'case', fullRange)).total).toBe(0);
    expect(await seed(undefined, folder)).toBe(true);
    expect(await listUnusedImages()).toEqual([]);
  });

  it('stores a photo with its alternative text, focus and maximum width', async () => {
    const jpg = await sharp({ create: { width: 12, height: 12, channels: 3, background: '#8A2A2A' } })
      .jpeg()
      .toBuffer();
    await writeExportFile('media/quay.jpg', jpg);
    await describeCover({ original: 'quay.jpg', focus_x: 20, focus_y: 30, widest: 900 });
    await writeCase('quay.jpg');
    await seed(undefined, folder);
    expect(storedImages.get('quay.jpg')).toMatchObject({
      bytes: jpg,
      options: { alt: 'A quay', maxWidth: 900 },
    });
    const item = await findCase();
    expect(item.cover.src).toMatch('quay.jpg');
    expect(await getImageFocus(database.db, item.cover.src)).toEqual({ x: 20, y: 30 });
  });

  it("renders original drawings in the site's accent", async () => {
    const siteBefore = getSite();
    setSite({ ...siteBefore, accent: '#1F4D3A' });
    try {
      await seed(undefined, folder);
    } finally {
      setSite(siteBefore);
    }
    for (const { bytes } of storedImages.values()) expect(bytes.toString()).toContain('fill="#1F4D3A"');
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['that is missing', `${cover}.svg is missing`, () => rm(path.join(folder, `media/${cover}.svg`))],
    [
      'that is not an image',
      `${cover}.svg is not an image`,
      () => writeExportFile(`media/${cover}.svg`, 'MZ'),
    ],
    [
      'whose path is outside of the folder',
      `${cover}.json: original`,
      () => describeCover({ original: '../../secret.png' }),
    ],
    ['without a description', 'missing in the images', () => rm(path.join(folder, `media/${cover}.json`))],
  ])('rejects an original image %s, and stores nothing', async (_, message, usedIds) => {
    await usedIds();
    await expect(seed(undefined, folder)).rejects.toThrow(message);
    expect(storedImages.size).toBe(0);
    expect((await listCards(database.db, 'case', fullRange)).total).toBe(0);
  });

  it("names an original image that can't be rendered", async () => {
    const images = createImagesUntil(1_000);
    const rejectingImages: ImageStorage = {
      ...images,
      store: async () => {
        throw new DomainError('invalid', 'Too heavy');
      },
    };
    await expect(seed(rejectingImages, folder)).rejects.toThrow(/media\/[a-z0-9-]+\.svg: Too heavy\./);
  });
});
