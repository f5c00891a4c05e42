import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoContent, seedOf } from '../content/seed';
import { articles as articleSeeds } from '../content/seed/articles';
import { cases as caseSeeds } from '../content/seed/cases';
import { articleById, listArticles } from '../db/articles';
import { deleteCase } from '../db/case-writes';
import { caseById, caseBySlug, listCases } from '../db/cases';
import { insertMedia } from '../db/media';
import { storeOf } from '../db/stores';
import { openTestDatabase } from '../db/test-database';
import { kinds } from '../domain/kinds';
import { articleSchema } from '../domain/kinds/article';
import { type Case, caseSchema } from '../domain/kinds/case';
import type { Values } from '../domain/publishing/merge';
import { isUndescribed, picturesOf } from '../domain/publishing/pictures';
import type { ImageStorage, MediaStore } from '../use-cases/ports';
import { memoryLog } from './media/test-kit';
import { seedDatabase } from './seed';

const PIXEL = 'data:image/webp;base64,AAAA';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
  films = [];
});
afterEach(() => database.close());

let films: string[];
const mediaStore: MediaStore = {
  put: async (key, bytes, type) =>
    void films.push(`${key} ${type} ${Buffer.from(bytes).toString('latin1', 4, 8)}`),
  get: async () => undefined,
  remove: async () => undefined,
  url: key => `/uploads/${key}`,
  check: async () => undefined,
  publish: async () => undefined,
  withdraw: async () => undefined,
};

const all = { offset: 0, limit: 100 };

/** Records images without drawing them; fails like a pulled plug after so many. */
function imagesUntil(last: number): ImageStorage {
  let taken = 0;
  return {
    async store(_, name) {
      if (taken++ >= last) throw new Error('power cut');
      const key = `${name}-${taken}.png`;
      const url = `/uploads/${key}`;
      const size = { width: 8, height: 8 };
      const files = [{ key, width: 8, type: 'image/png' }];
      const id = await insertMedia(database.db, {
        key,
        url,
        ...size,
        pixel: PIXEL,
        files,
        now: new Date(Date.now() - 1),
      });
      return { id, url, pixel: PIXEL, ...size };
    },
    sweepSoon: () => undefined,
    settle: async () => undefined,
  };
}

const seed = (images = imagesUntil(1_000), onProgress?: (done: number, total: number) => void) =>
  seedDatabase({ db: database.db, images, mediaStore, log: memoryLog(), ...(onProgress && { onProgress }) });

const unowned = () => database.db.selectFrom('media').select('url').where('uses', '=', 0).execute();

/** The fields of an item that staff may send. */
const fieldsOf = (item: object, schema: { shape: object }) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in schema.shape));

describe('an empty database', () => {
  it('is filled with all cases and articles, newest first', async () => {
    const left: number[] = [];
    expect(await seed(undefined, (done, total) => left.push(total - done))).toBe(true);
    const cases = await listCases(database.db, all);
    expect(cases.total).toBe(caseSeeds.length);
    const dates = cases.items.map(card => card.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await listArticles(database.db, all)).total).toBe(articleSeeds.length);
    expect(await unowned()).toEqual([]);
    expect(left.at(-1)).toBe(0);
  });

  it('holds what staff could have written, and the addresses of cases that were renamed', async () => {
    await seed();
    for (const { _id } of (await listCases(database.db, all)).items) {
      const found = await caseById(database.db, _id);
      if (found.kind !== 'found') throw new Error('A listed case is missing');
      expect(caseSchema.safeParse(fieldsOf(found.item, caseSchema)).error).toBeUndefined();
    }
    for (const { _id } of (await listArticles(database.db, all)).items) {
      const found = await articleById(database.db, _id);
      if (found.kind !== 'found') throw new Error('A listed article is missing');
      expect(articleSchema.safeParse(fieldsOf(found.item, articleSchema)).error).toBeUndefined();
    }
    for (const old of caseSeeds.flatMap(({ oldSlugs = [] }) => oldSlugs))
      expect(await caseBySlug(database.db, old)).toMatchObject({ kind: 'renamed' });
  });

  it('has films where they fit', async () => {
    await seed();
    const filmed = demoContent().cases.filter(({ film }) => film);
    expect(films).toHaveLength(filmed.length);
    for (const { film } of filmed) {
      const slug = film?.name.replace('.mp4', '') ?? '';
      const { item } = (await caseBySlug(database.db, slug)) as { item: Case };
      expect(films).toContain(`${item.video[0]?.replace('/uploads/', '')} video/mp4 ftyp`);
    }
  });

  it('is still empty when seeding is cut short, and filled by the next start', async () => {
    await expect(seed(imagesUntil(2))).rejects.toThrow('power cut');
    expect((await listCases(database.db, all)).total).toBe(0);
    expect(await seed()).toBe(true);
    expect(await unowned()).toEqual([]);
  });
});

describe('a database that was seeded', () => {
  it('is left alone, even when staff deleted everything', async () => {
    await seed();
    expect(await seed()).toBe(false);
    for (const { _id } of (await listCases(database.db, all)).items) await deleteCase(database.db, _id);
    await database.db.deleteFrom('articles').execute();
    expect(await seed()).toBe(false);
    expect((await listCases(database.db, all)).total).toBe(0);
  });
});

it('every picture that must be described says what it shows', async () => {
  await seed();
  const { items } = await listCases(database.db, all);
  const articles = await listArticles(database.db, all);
  const undescribed: string[] = [];
  for (const [kind, ids] of [
    [kinds.case, items],
    [kinds.article, articles.items],
  ] as const)
    for (const { _id, title } of ids) {
      const found = await storeOf<object, { _id: string }>(kind.name).byId(database.db, _id);
      const values = found.kind === 'found' ? (found.item as Values) : {};
      if (picturesOf(kind.pictures, values).some(isUndescribed)) undescribed.push(title);
    }
  expect(undescribed).toEqual([]);
});

describe('pictures in files', () => {
  const data = (type: string, bytes: Buffer) => async () => `data:${type};base64,${bytes.toString('base64')}`;
  const red = { create: { width: 12, height: 12, channels: 3 as const, background: '#8A2A2A' } };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const [seedOfCase] = caseSeeds;
  const [seedOfArticle] = articleSeeds;

  it.runIf(seedOfCase && seedOfArticle)(
    'beside a case or an article are stored as they are, with what they show; the rest is drawn',
    async () => {
      if (!seedOfCase || !seedOfArticle) throw new Error('There are no examples');
      const jpg = await sharp(red).jpeg().toBuffer();
      const files = {
        'quay.jpg': data('image/jpeg', jpg),
        'ines.webp': data('image/webp', await sharp(red).webp().toBuffer()),
        'plan.png': data('image/png', await sharp(red).png().toBuffer()),
        // As a build writes it.
        'map.svg': async () => `data:image/svg+xml,${encodeURIComponent(svg)}`,
      };
      const taken = new Map<string, Buffer>();
      const plain = imagesUntil(1_000);
      const images: ImageStorage = {
        ...plain,
        async store(bytes, name, options) {
          taken.set(name, Buffer.from(bytes));
          return plain.store(bytes, name, options);
        },
      };
      const content = seedOf(
        {
          cases: [
            {
              ...seedOfCase,
              title: 'The quay',
              projectContent: seedOfCase.projectContent.filter(({ type }) => type !== 'image'),
              pictures: {
                cover: { file: 'quay.jpg', alt: 'A quay at dusk', focus: { x: 20, y: 30 } },
                first: { file: 'plan.png', alt: 'A plan', caption: 'As it was' },
              },
            },
          ],
          articles: [
            {
              ...seedOfArticle,
              title: 'On tides',
              pictures: {
                avatar: { file: 'ines.webp', alt: 'Inês' },
                cover: { file: 'map.svg', alt: 'A map' },
              },
            },
          ],
        },
        files,
      );
      await seedDatabase({ db: database.db, images, mediaStore, log: memoryLog() }, content);
      expect(taken.get('the-quay-cover.jpg')).toEqual(jpg);
      expect(taken.get('on-tides-cover.svg')?.toString()).toBe(svg);
      expect([...taken.keys()]).toEqual(
        expect.arrayContaining(['the-quay-first.png', 'the-quay-second.svg']),
      );
      expect([...taken.keys()].some(name => name.endsWith('.webp'))).toBe(true);
      const { item } = (await caseBySlug(database.db, 'the-quay')) as { item: Case };
      expect(item.img_preview.alt).toBe('A quay at dusk');
      expect([item.detailImageAlts, item.detailImageCaptions].flat()).toEqual(
        expect.arrayContaining(['A plan', 'As it was']),
      );
    },
  );

  it.runIf(seedOfCase)('that do not lie there are named', () => {
    if (!seedOfCase) throw new Error('There are no examples');
    const lost = { ...seedOfCase, pictures: { cover: { file: 'lost.jpg', alt: '' } } };
    expect(() => seedOf({ cases: [lost], articles: [] }, {})).toThrow(/lost\.jpg/);
  });
});
