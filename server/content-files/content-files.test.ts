import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createArticleInput, createCaseInput } from '../../db/items.test-kit';
import { assignMedia } from '../../db/media';
import { itemStores } from '../../db/stores';
import { articleSchema } from '../../domain/kinds/article';
import { caseSchema } from '../../domain/kinds/case';
import { listFileUrls } from '../../domain/kinds/files';
import { messages } from '../../domain/messages';
import { builtInMailTexts } from '../../site-data';
import { testSite } from '../app.test-kit';
import { createProcedureClient } from '../http/trpc.test-kit';
import { checkImage } from './check-image';
import { exportContent } from './export';
import { type ImportMode, importContent } from './import';

const sourceSite = testSite();
const targetSite = testSite();
let folder: string;
let tamperedFolder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'northlight-export-'));
  tamperedFolder = `${folder}-tampered`;
  const { db, images } = sourceSite.services();
  const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#175' } })
    .png()
    .toBuffer();
  const cover = await images.store(png, 'Cover.png', { alt: 'A green field' });
  await images.store(png, 'Library only.png', { kept: true });
  // The export must include all variants.
  await sourceSite.variantsMade();
  const firstCase = await itemStores.case.insert(
    db,
    createCaseInput({
      title: 'A case of many',
      cover: { src: cover.url, pixel: cover.pixel, alt: 'A field' },
    }),
    { now: new Date('2025-03-01T10:00:00Z'), oldSlugs: ['an-old-case'] },
  );
  await assignMedia(db, firstCase._id, listFileUrls(caseSchema, firstCase));
  for (const title of ['The first article', 'The second article']) {
    const article = await itemStores.article.insert(
      db,
      createArticleInput({
        title,
        cover: { src: cover.url, alt: '' },
        author: { ...createArticleInput().author, avatar: { src: cover.url, pixel: '', alt: '' } },
        story: [
          { type: 'title', content: 'Begin', alt: '', caption: '' },
          { type: 'paragraph', content: 'A <a href="/blog">link</a>', alt: '', caption: '' },
          { type: 'image', content: cover.url, alt: 'A field', caption: '', decorative: true },
          {
            type: 'table',
            content: '',
            alt: '',
            caption: 'Sums',
            rows: [
              ['a', 'b'],
              ['1', '2'],
            ],
          },
        ],
      }),
      { now: new Date('2025-04-01T10:00:00Z'), revision: 3 },
    );
    await assignMedia(db, article._id, listFileUrls(articleSchema, article));
  }
  const { call, callQuery } = createProcedureClient(sourceSite);
  const { cookie } = await sourceSite.staff();
  const headers = { cookie };
  const redirect = { from: '/team', to: '/about-us', permanent: true };
  for (const [procedure, json] of [
    ['redirects.add', redirect],
    ['site.changeFacts', { line: 'Another line' }],
    ['mails.change', { mail: 'published', says: { ...builtInMailTexts.published, heading: 'Out' } }],
  ] as const)
    expect((await call(procedure, { json, headers })).status).toBe(200);
  const attachment = await sourceSite
    .services()
    .attachments.receive(Readable.from([Buffer.from('The terms')]));
  const file = { key: await attachment.commit('terms.txt'), name: 'terms.txt', size: 9 };
  const { seen } = (await callQuery('replies.settings', headers)).result.data as { seen: string };
  const templates = [{ name: 'Terms', text: 'The terms follow.', files: [file] }];
  await call('replies.changeTemplates', { json: { templates, seen }, headers });
  await db.updateTable('media').set({ tags: '["Berth"]' }).where('url', '=', cover.url).execute();
  await exportContent(sourceSite.services(), folder);
});
afterAll(async () => {
  for (const target of [folder, tamperedFolder]) await rm(target, { recursive: true, force: true });
});

const PUBLIC_PATHS = [
  '/api/v1/projects',
  '/api/v1/projects?fields=title,slug&limit=1',
  '/api/v1/blogs',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/team',
  '/api/v1/projects/slug/an-old-case',
];
type Site = typeof sourceSite;
const getResponses = async (site: Site) => {
  const responses = await Promise.all(PUBLIC_PATHS.map(address => site.get(address)));
  // Parses JSON, so that the order of fields doesn’t matter.
  return responses.map(({ status, headers, text }) => [
    status,
    headers.location,
    headers['content-type']?.includes('json')
      ? JSON.parse(text)
      : text.replaceAll(/<lastBuildDate>.*?</g, ''),
  ]);
};
async function readFiles(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name));
  const files = paths.map(async file => [
    path.relative(root, file),
    (await readFile(file)).toString('base64'),
  ]);
  return Object.fromEntries(await Promise.all(files));
}
const importFrom = (from: string, mode: ImportMode = 'new') =>
  importContent({ ...targetSite.services(), checkImage }, from, mode);
/** Reads the second site’s content. */
const exportFolder = async () => {
  const { db } = targetSite.services();
  return {
    answers: await getResponses(targetSite),
    media: await db.selectFrom('media').select(['url', 'kept', 'uses']).orderBy('url').execute(),
    parts: await db.selectFrom('site_parts').select(['part', 'values_json']).orderBy('part').execute(),
    settings: await db.selectFrom('settings').selectAll().where('name', '=', 'seeded_at').execute(),
  };
};

it.each<[string, string, (exportFolder: string) => Promise<unknown>]>([
  [
    'of a newer version',
    'newer version',
    exportFolder => writeFile(`${exportFolder}/content.json`, '{"format":2}'),
  ],
  ['without its manifest', 'content.json is missing', exportFolder => rm(`${exportFolder}/content.json`)],
  [
    'with a truncated file',
    'invalid JSON; the file may be truncated',
    async exportFolder => {
      const file = `${exportFolder}/cases/a-case-of-many.json`;
      await writeFile(file, (await readFile(file)).subarray(0, 200));
    },
  ],
  [
    'with a truncated text',
    'the-first-article.md: the file is cut off',
    async exportFolder => {
      const file = `${exportFolder}/articles/the-first-article.md`;
      await writeFile(file, (await readFile(file)).subarray(0, 40));
    },
  ],
  [
    'without a text',
    'the-first-article.md is missing',
    exportFolder => rm(`${exportFolder}/articles/the-first-article.md`),
  ],
  [
    'with a truncated image',
    'differs from the exported file',
    async exportFolder => {
      const [name] = (await readdir(`${exportFolder}/media`)).filter(file => file.endsWith('.avif'));
      await writeFile(
        `${exportFolder}/media/${name}`,
        (await readFile(`${exportFolder}/media/${name}`)).subarray(0, 100),
      );
    },
  ],
  [
    'with an image name outside of the folder',
    'media/',
    async exportFolder => {
      const [name] = (await readdir(`${exportFolder}/media`)).filter(file => file.endsWith('.json'));
      const text = await readFile(`${exportFolder}/media/${name}`, 'utf8');
      await writeFile(
        `${exportFolder}/media/${name}`,
        text.replace(/"key": "([^"]*\.avif)"/, '"key": "../../../etc/passwd.avif"'),
      );
    },
  ],
  [
    'with a symbolic link',
    'is a link or not a regular file',
    async exportFolder => {
      await rm(`${exportFolder}/articles/the-first-article.md`);
      await symlink('/etc/hostname', `${exportFolder}/articles/the-first-article.md`);
    },
  ],
  [
    'with a file that is too large',
    'is too large',
    exportFolder => writeFile(`${exportFolder}/articles/the-first-article.md`, Buffer.alloc(6_000_000, 'a')),
  ],
  [
    'with an invalid field',
    'a-case-of-many.json: title',
    async exportFolder => {
      const file = `${exportFolder}/cases/a-case-of-many.json`;
      await writeFile(file, (await readFile(file, 'utf8')).replace('"A case of many"', '""'));
    },
  ],
  [
    'that refers to a missing image',
    'which is missing in the images',
    async exportFolder => {
      for (const name of await readdir(`${exportFolder}/media`)) await rm(`${exportFolder}/media/${name}`);
    },
  ],
  [
    'with a redirect loop',
    'loop',
    async exportFolder => {
      const file = `${exportFolder}/addresses.json`;
      await writeFile(file, (await readFile(file, 'utf8')).replace('"/about-us"', '"/team"'));
    },
  ],
  [
    'with a part unknown to this version',
    'unknown part of the site',
    exportFolder => writeFile(`${exportFolder}/site/moods.en.json`, '{}'),
  ],
  [
    'with an invalid fact',
    'facts.en.json: line',
    exportFolder => writeFile(`${exportFolder}/site/facts.en.json`, '{"line":7}'),
  ],
  [
    'with two items at one path',
    messages.articleSlugTaken,
    async exportFolder => {
      const text = await readFile(`${exportFolder}/articles/the-second-article.json`, 'utf8');
      await writeFile(
        `${exportFolder}/articles/the-second-article.json`,
        text.replace('The second', 'The first'),
      );
    },
  ],
])(
  'rejects the import of an export %s with a message, and changes nothing',
  async (_, message, damageExport) => {
    const stateBefore = await exportFolder();
    await rm(tamperedFolder, { recursive: true, force: true });
    await cp(folder, tamperedFolder, { recursive: true });
    await damageExport(tamperedFolder);
    await expect(importFrom(tamperedFolder)).rejects.toThrow(message);
    expect(await exportFolder()).toEqual(stateBefore);
  },
);

it('exports identical files after an export is imported into an empty site', async () => {
  const secondFolder = `${folder}-again`;
  try {
    expect(await importFrom(folder)).toEqual({ items: 3, pictures: 2 });
    await targetSite.services().images.settle();
    targetSite.services().onContentChange();
    await targetSite.services().onSiteChange();
    expect(await getResponses(targetSite)).toEqual(await getResponses(sourceSite));
    // Compares blocks as text, because `toEqual` ignores the order of fields.
    const readBlocks = async (site: Site) =>
      JSON.stringify(JSON.parse((await site.get('/api/v1/projects')).text).data.data[0].infoBlock);
    expect(await readBlocks(targetSite)).toBe(await readBlocks(sourceSite));
    const cover = JSON.parse((await sourceSite.get('/api/v1/blogs')).text).data.data[0]
      .articleImage as string;
    expect((await targetSite.get(cover)).text).toBe((await sourceSite.get(cover)).text);
    const taggedImages = await targetSite
      .services()
      .db.selectFrom('media')
      .select('search_key')
      .where('tags', '=', '["Berth"]')
      .execute();
    expect(taggedImages).toEqual([{ search_key: expect.stringMatching(/ berth$/) }]);
    await exportContent(targetSite.services(), secondFolder);
    expect(await readFiles(secondFolder)).toEqual(await readFiles(folder));
    expect(Object.keys(await readFiles(secondFolder)).join()).toMatch(/template-files\/[\w-]+\.txt/);
    // A second export to the same folder leaves other files alone.
    await writeFile(`${secondFolder}/README.md`, 'Ours');
    await exportContent(targetSite.services(), secondFolder);
    expect(await readFiles(secondFolder)).toEqual({
      ...(await readFiles(folder)),
      'README.md': expect.any(String),
    });
  } finally {
    await rm(secondFolder, { recursive: true, force: true });
  }
});

it('replaces existing content in replace mode, and otherwise rejects the import', async () => {
  await expect(importFrom(folder)).rejects.toThrow('already has content');
  const { db } = targetSite.services();
  await itemStores.article.insert(db, createArticleInput({ title: 'Not in the files' }), { now: new Date() });
  expect(await importFrom(folder, 'replace')).toEqual({ items: 3, pictures: 2 });
  targetSite.services().onContentChange();
  expect(await getResponses(targetSite)).toEqual(await getResponses(sourceSite));
});

it('rejects an export into a folder that contains other files of the same names', async () => {
  await rm(tamperedFolder, { recursive: true, force: true });
  await cp(folder, tamperedFolder, { recursive: true });
  await rm(`${tamperedFolder}/content.json`);
  const filesBefore = await readFiles(tamperedFolder);
  await expect(exportContent(sourceSite.services(), tamperedFolder)).rejects.toThrow('Choose another folder');
  expect(await readFiles(tamperedFolder)).toEqual(filesBefore);
});
