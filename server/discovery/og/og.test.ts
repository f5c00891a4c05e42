import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createArticleInput, createCaseInput } from '../../../db/items.test-kit';
import { insertMedia, setImageFocus } from '../../../db/media';
import { itemStores } from '../../../db/stores';
import { screens } from '../../../domain/paths';
import { getOgImagePath } from '../../../domain/seo';
import type { ImageProcesses } from '../../images';
import { testImages } from '../../media/media.test-kit';
import { createDiscoveryServer } from '../discovery.test-kit';

// Each test renders images in a worker process, which starts slowly.
vi.setConfig({ testTimeout: 30_000 });

let site: Awaited<ReturnType<typeof createDiscoveryServer>>;

beforeEach(async () => {
  site = await createDiscoveryServer();
});
afterEach(() => site.close());

const now = new Date('2026-10-14T09:00:00Z');

async function fetchPng(url: string) {
  const { statusCode, headers, rawPayload } = await site.get(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  return rawPayload;
}

/** Returns the size limit in bytes. The rosette’s fine lines need more with any palette. */
const getMaxBytes = (screen: string) => (screen === 'fintech' ? 85_000 : 60_000);

it.each(Object.keys(screens))(
  'renders the share image of the screen %s at 1200 × 630 px within its size limit',
  async name => {
    const png = await fetchPng(getOgImagePath('page', name));
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(png.length).toBeLessThan(getMaxBytes(name));
  },
  120_000,
);

it("renders the share image of a case on the case's stored cover", async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  await site.mediaStore.put('cover.png', bytes, 'image/png');
  const cover = { src: '/uploads/cover.png', pixel: '', alt: '' };
  await itemStores.case.insert(site.db, createCaseInput({ title: 'Blue', cover }), { now });
  const { data } = await sharp(await fetchPng('/og/case/blue.png'))
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data].slice(0, 3)).toEqual([0, 0, 255]);
});

it('crops the cover of a share image around its focus', async () => {
  const createHalfImage = (background: string) => ({
    create: { width: 200, height: 60, channels: 3 as const, background },
  });
  const wideImage = await sharp({ create: { width: 400, height: 60, channels: 3, background: '#f00' } })
    .composite([{ input: await sharp(createHalfImage('#00f')).png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer();
  await site.mediaStore.put('wide.png', wideImage, 'image/png');
  const src = '/uploads/wide.png';
  await insertMedia(site.db, { key: 'wide', url: src, width: 400, height: 60, pixel: '', files: [], now });
  await itemStores.case.insert(
    site.db,
    createCaseInput({ title: 'Wide', cover: { src, pixel: '', alt: '' } }),
    {
      now,
    },
  );
  for (const [x, colour] of [
    [5, [255, 0, 0]],
    [95, [0, 0, 255]],
  ] as const) {
    await setImageFocus(site.db, src, { x, y: 50 });
    site.cache.clear();
    const { data } = await sharp(await fetchPng('/og/case/wide.png'))
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].slice(0, 3)).toEqual(colour);
  }
});

/** Reads an avatar pixel (RGB), left of the centre and beside the initials. */
async function readAuthorColour(png: Buffer) {
  const { data } = await sharp(png)
    .extract({ left: 90, top: 545, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].slice(0, 3);
}

it("shows the author's portrait in the share image, or initials when its file is missing or external", async () => {
  const portrait = { create: { width: 40, height: 50, channels: 3 as const, background: '#00f' } };
  await site.mediaStore.put('face.png', await sharp(portrait).png().toBuffer(), 'image/png');
  const createAuthor = (src: string) => ({
    author: { ...createArticleInput().author, avatar: { src, pixel: '', alt: '' } },
  });
  const article = await itemStores.article.insert(
    site.db,
    createArticleInput({ title: 'Signed', ...createAuthor('/uploads/face.png') }),
    { now },
  );
  expect(await readAuthorColour(await fetchPng('/og/article/signed.png'))).toEqual([0, 0, 255]);

  let currentArticle = article;
  for (const src of ['/uploads/gone.png', 'https://elsewhere.example/a.png', '/uploads/../face.png']) {
    const updatedArticle = await itemStores.article.update(
      site.db,
      { ...currentArticle, ...createAuthor(src) },
      now,
    );
    currentArticle = updatedArticle ?? currentArticle;
    site.cache.clear();
    expect(await readAuthorColour(await fetchPng('/og/article/signed.png'))).toEqual([22, 22, 22]);
  }
});

it.each(['/uploads/gone.png', 'https://elsewhere.example/a.png', '/uploads/../../etc/passwd'])(
  'renders a share image when the cover %s is unavailable',
  async src => {
    await itemStores.article.insert(
      site.db,
      createArticleInput({ title: 'Coverless', cover: { src, alt: '' } }),
      {
        now,
      },
    );
    await fetchPng('/og/article/coverless.png');
  },
);

it.each(['Щ'.repeat(80), 'W'.repeat(200), 'word '.repeat(39).trim(), '🦊 fox'])(
  'renders a share image with the unusual title %s',
  async title => {
    await itemStores.article.insert(site.db, createArticleInput({ title }), { now });
    const [article] = await site.db.selectFrom('items').select('slug').execute();
    await fetchPng(`/og/article/${article?.slug}.png`);
  },
);

it('renders the share image of an article again only when the article changes', async () => {
  const article = await itemStores.article.insert(site.db, createArticleInput({ title: 'Kept' }), { now });
  const firstPng = await fetchPng('/og/article/kept.png');
  const files = await readdir(site.pictures);
  expect(files).toHaveLength(1);

  site.cache.clear();
  expect(await fetchPng('/og/article/kept.png')).toEqual(firstPng);
  expect(await readdir(site.pictures)).toEqual(files);

  await itemStores.article.update(
    site.db,
    { ...article, author: { ...article.author, name: 'Somebody Else' } },
    now,
  );
  site.cache.clear();
  expect(await fetchPng('/og/article/kept.png')).not.toEqual(firstPng);
  const filesAfter = await readdir(site.pictures);
  expect(filesAfter).toHaveLength(1);
  expect(filesAfter).not.toEqual(files);
});

it('rejects share images with a retry time when twenty are already queued', async () => {
  let finishDrawing = (_png: Buffer) => {};
  const drawing = new Promise<Buffer>(resolve => {
    finishDrawing = resolve;
  });
  const busySite = await createDiscoveryServer({
    ...testImages,
    draw: (() => drawing) as ImageProcesses['draw'],
  });
  const titles = Array.from({ length: 30 }, (_, index) => `Asked ${index}`);
  for (const title of titles)
    await itemStores.article.insert(busySite.db, createArticleInput({ title }), { now });
  const rejections: unknown[] = [];
  const statuses = titles.map(async (_, index) => {
    const response = await busySite.get(`/og/article/asked-${index}.png`);
    if (response.statusCode === 503) rejections.push(response.headers);
    return response.statusCode;
  });
  await vi.waitFor(() => expect(rejections).toHaveLength(9), 20_000);
  expect(rejections[0]).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  finishDrawing(Buffer.from('drawn'));
  expect((await Promise.all(statuses)).filter(status => status === 200)).toHaveLength(21);
  await busySite.close();
});

it.each([
  '/og/page/nowhere.png',
  '/og/page/__proto__.png',
  '/og/case/missing.png',
  '/og/article/missing.png',
  '/og/other/home.png',
  '/og/page/home.jpg',
  '/og/page/home',
])('returns 404 for the unknown share image %s', async url => {
  expect((await site.get(url)).statusCode).toBe(404);
});
