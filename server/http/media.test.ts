import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setImageHidden } from '../../db/media-library';
import { createArticleInput, createBlogBody, createProjectBody } from '../../db/test-items';
import { IMAGE_MAX_BYTES, MEDIA_NAME_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { SHAPE_VERSION } from '../../domain/rest/shape';
import { toStaffSource } from '../../domain/staff-media';
import { deleteExpiredContent } from '../../use-cases/content/trash';
import { createPng, createPngDataUrl, testSite } from '../app.test-kit';
import { trashUnusedImages } from '../media/sweeper';
import { createMemoryLog } from '../media/test-kit';
import { createProcedureClient, expectError } from './trpc.test-kit';

const BUCKET = 'media';
const directory = mkdtempSync(path.join(tmpdir(), 'northlight-library-'));
const s3 = new S3rver({
  port: 0,
  address: 'localhost',
  silent: true,
  directory,
  configureBuckets: [{ name: BUCKET, configs: [] }],
});
/** Settings for the bucket, filled before the site starts. */
const inBucket: Record<string, string> = {};
beforeAll(async () => {
  const { port } = (await s3.run()) as { port: number };
  Object.assign(inBucket, {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://localhost:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
});
afterAll(async () => {
  await s3.close();
  rmSync(directory, { recursive: true });
});

type Headers = Record<string, string>;
type Shown = { id: string; url: string; name: string; alt: string; uses: number; usedBy: object[] };
const DAY_MS = 86_400_000;

describe.each([
  ['a folder', {}],
  ['a bucket', inBucket],
])('the library in %s', (_, environment) => {
  const site = testSite(environment);
  const { call, ask } = createProcedureClient(site);
  let editor: Headers;
  let author: Headers;
  beforeAll(async () => {
    editor = { cookie: (await site.staff({ role: 'editor' })).cookie };
    author = { cookie: (await site.staff({ role: 'author' })).cookie };
  });
  let count = 0;
  let red = 0;
  beforeEach(() => {
    count += 1;
  });

  const media = (name: string, json: object, headers = editor) => call(`media.${name}`, { json, headers });
  const query = (name: string, input: object, headers = editor) =>
    ask(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);
  const open = (id: string, headers = editor) => query('media.byId', { id }, headers);
  const listed = async (input: object = {}) =>
    (await query('media.list', input)).result.data as unknown as {
      items: Shown[];
      total: number;
      counts: Record<string, number>;
    };
  const names = async (input: object = {}) => (await listed(input)).items.map(({ name }) => name);
  const isThere = async (url: string) =>
    (url.startsWith('http') ? await fetch(url) : await site.get(url)).status === 200;

  const isSeenByStaff = async (url: string) => {
    const { status, headers } = await site.get(toStaffSource(url), author);
    if (status === 200) expect(headers['cache-control']).toBe('private, no-cache');
    return status === 200 || (status === 302 && isThere(headers.location ?? ''));
  };
  /** Lists a small image’s URL and its variants’ URLs. */
  const addressesOf = (url: string) => [
    url,
    ...['avif', 'webp'].map(type => url.replace('8x8.png', `8.${type}`)),
  ];

  /** Uploads bytes to the incoming store and returns the key. */
  async function uploaded(bytes: Uint8Array): Promise<string> {
    const begun = await media('begin', { name: 'plan.png', type: 'image/png', size: bytes.length });
    const { key, url, fields } = begun.result.data as { key: string; url: string; fields: object };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([Buffer.from(bytes)], 'plan.png', { type: 'image/png' }));
    if (url.startsWith('http')) await fetch(url, { method: 'POST', body: form });
    else {
      const whole = new Response(form);
      const type = whole.headers.get('content-type') ?? '';
      const body = Buffer.from(await whole.arrayBuffer());
      await site.send('POST', url, { body, headers: { 'content-type': type, ...editor } });
    }
    return key;
  }
  async function added(name = `plan ${count}.png`, headers = editor): Promise<Shown> {
    red += 1;
    const { result } = await media('add', { key: await uploaded(await createPng(red)), name }, headers);
    return result.data as Shown;
  }
  async function draftWith(url: string, changes: object = {}): Promise<string> {
    const id = `article${count}`;
    const values = { ...createArticleInput({ cover: { src: url, alt: 'A plan' } }), ...changes };
    const fields = { ...values, title: `Article ${count}` };
    await call('content.saveDraft', {
      json: {
        kind: 'article',
        id,
        shape: SHAPE_VERSION,
        changes: Object.fromEntries(Object.entries(fields).map(([name, to]) => [name, { to }])),
      },
      headers: editor,
    });
    return id;
  }
  /** Runs the daily job as if this many days had passed. */
  const sweepIn = (days: number) =>
    trashUnusedImages({
      db: site.services().db,
      clock: { now: () => new Date(Date.now() + days * DAY_MS) },
      log: createMemoryLog(),
    });
  const publish = (id: string) => call('content.publish', { json: { kind: 'article', id }, headers: editor });

  describe('uploading the same file again', () => {
    const again = async (bytes: Uint8Array, name = 'again.png', as = 'add') =>
      (await media(as, { key: await uploaded(bytes), name })).result.data as Shown & { knownAs?: string };

    it('returns the existing image when its file is uploaded again', async () => {
      red += 1;
      const bytes = await createPng(red);
      const first = await again(bytes, `first ${count}.png`, 'complete');
      const { total } = await listed();
      expect(await again(bytes)).toMatchObject({ id: first.id, knownAs: `first ${count}.png` });
      expect(await again(bytes, 'third.png', 'complete')).toMatchObject({ id: first.id, url: first.url });
      expect([(await listed()).total, first.knownAs]).toEqual([total, undefined]);
      // Adding the image to the library makes it permanent.
      await sweepIn(2);
      expect(await isThere(first.url)).toBe(true);
    });

    it('names the existing image when a resized copy is uploaded', async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const grain = sharp({ create: { width: 9, height: 8, channels: 3, background: '#000', noise } });
      const photo = sharp(await grain.png().toBuffer()).resize(360, 320);
      const first = await again(await photo.clone().png().toBuffer(), 'photo.png');
      const copy = await photo.clone().resize(180).png({ palette: true, colours: 32 }).toBuffer();
      const second = await again(copy, 'copy.png');
      expect(second).toMatchObject({ similar: { id: first.id, name: 'photo.png', uses: 0 } });
      expect(second.id).not.toBe(first.id);
      const mirrored = await again(await photo.clone().flop().png().toBuffer(), 'mirrored.png');
      expect(mirrored).not.toHaveProperty('similar');
    });

    it('creates one image when its file is uploaded twice simultaneously', async () => {
      red += 1;
      const bytes = await createPng(red);
      const [one, other] = await Promise.all([again(bytes), again(bytes)]);
      expect(one.id).toBe(other.id);
      expect(await isThere(one.url)).toBe(true);
    });

    it('creates a new image when a deleted image is uploaded again', async () => {
      red += 1;
      const bytes = await createPng(red);
      const first = await again(bytes);
      await media('remove', { id: first.id });
      const second = await again(bytes);
      expect(second.id).not.toBe(first.id);
      expect(await isThere(second.url)).toBe(true);
    });

    it('creates a new image when an image whose file is missing is uploaded again', async () => {
      red += 1;
      const bytes = await createPng(red);
      const first = await again(bytes);
      await site.services().mediaStore.remove(first.url.split('/').at(-1) ?? '');
      const second = await again(bytes);
      expect(second.id).not.toBe(first.id);
      expect(await isThere(second.url)).toBe(true);
    });
  });

  it('adds an image to the library, and finds it by name, alternative text and use', async () => {
    const { id, url } = await added(`../Hafen ${count}.PNG`);
    expect(url.startsWith('http')).toBe('S3_BUCKET' in environment);
    expect(await names()).toContain(`Hafen ${count}.PNG`);
    expect(await names({ q: `HAFEN ${count}` })).toEqual([`Hafen ${count}.PNG`]);
    expect((await media('change', { id, alt: 'A quay at dawn' })).status).toBe(200);
    expect(await names({ q: 'quay at' })).toEqual([`Hafen ${count}.PNG`]);
    await draftWith(url);
    expect(await names({ q: `article ${count}` })).toEqual([`Hafen ${count}.PNG`]);
    expect(await names({ q: '%' })).toEqual([]);
  }, 20_000);

  it('finds images by tag, and keeps the tags of a replaced image', async () => {
    const [one, two] = [await added(`one ${count}.png`), await added(`two ${count}.png`)];
    const tags = ['Berth', 'berth', `Team ${count}`];
    expect((await media('change', { id: one.id, tags })).status).toBe(200);
    await media('change', { id: two.id, tags: ['Berth'] });
    await media('change', { id: two.id, alt: 'A plan' });
    expect(await names({ tag: 'Berth' })).toEqual([two.name, one.name]);
    expect(await names({ tag: `Team ${count}`, q: 'berth' })).toEqual([one.name]);
    const { tags: known, items } = (await query('media.list', { tag: 'Berth' })).result.data;
    expect(known).toEqual([
      { tag: 'Berth', count: 2 },
      { tag: `Team ${count}`, count: 1 },
    ]);
    expect(items).toMatchObject([{ tags: ['Berth'], alt: 'A plan' }, { tags: ['Berth', `Team ${count}`] }]);
    red += 1;
    const key = await uploaded(await createPng(red));
    const { result } = await media('replace', { id: one.id, key, name: 'new.png' });
    expect((await open(String(result.data.id))).result.data.tags).toEqual(['Berth', `Team ${count}`]);
    expect(await names({ tag: `Team ${count}` })).toEqual([one.name]);
  }, 20_000);

  it('rejects an image with too many tags', async () => {
    const { id } = await added();
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    expect((await media('change', { id, tags })).status).toBe(400);
    expect((await open(id)).result.data.tags).toEqual([]);
  }, 20_000);

  it('counts used, unused and undescribed images, and pages through images', async () => {
    const before = (await listed()).counts;
    const [one, two] = [await added(`b ${count}.png`), await added(`a ${count}.png`)];
    await media('change', { id: one.id, decorative: true });
    await draftWith(two.url);
    const { counts } = await listed();
    expect(counts).toMatchObject({
      all: before.all! + 2,
      used: before.used! + 1,
      unused: before.unused! + 1,
      undescribed: before.undescribed! + 1,
    });
    expect(counts.bytes).toBeGreaterThan(before.bytes!);
    expect(await names({ limit: 1 })).toEqual([`a ${count}.png`]);
    expect(await names({ limit: 1, offset: 1 })).toEqual([`b ${count}.png`]);
    expect(await names({ filter: 'unused', limit: 1 })).toEqual([`b ${count}.png`]);
    expect((await names({ sort: 'name' })).indexOf(`a ${count}.png`)).toBeLessThan(
      (await names({ sort: 'name' })).indexOf(`b ${count}.png`),
    );
  }, 20_000);

  it('rejects long or empty image names and long alternative texts, and keeps the old texts', async () => {
    const { id, name } = await added();
    for (const [change, message] of [
      [{ name: 'x'.repeat(MEDIA_NAME_MAX + 1) }, messages.nameTooLong],
      [{ name: ' ' }, messages.nameRequired],
      [{ alt: 'x'.repeat(301) }, messages.altTooLong],
    ] as const)
      expectError(await media('change', { id, ...change }), 400, ['BAD_REQUEST', 'invalid'], message);
    expect((await open(id)).result.data).toMatchObject({ name, alt: '' });
    const long = await added(`${'y'.repeat(250)}.png`);
    expect(long.name).toHaveLength(MEDIA_NAME_MAX);
  }, 20_000);

  it("rejects library uploads that aren't images or are too large", async () => {
    const { all } = (await listed()).counts;
    for (const bytes of ['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>']) {
      const refused = await media('add', { key: await uploaded(Buffer.from(bytes)), name: 'plan.png' });
      expect(refused.status).toBe(400);
    }
    const refused = await media('begin', { name: 'a.png', type: 'image/png', size: IMAGE_MAX_BYTES + 1 });
    expectError(refused, 400, ['BAD_REQUEST', 'invalid'], messages.fileTooLarge);
    expect((await listed()).counts.all).toBe(all);
  }, 20_000);

  it('lets an author edit only the images that the author added', async () => {
    const theirs = await added(`theirs ${count}.png`, author);
    const other = await added();
    expect((await media('change', { id: theirs.id, alt: 'A plan' }, author)).status).toBe(200);
    const refused = await media('change', { id: other.id, alt: 'A plan' }, author);
    expectError(refused, 403, ['FORBIDDEN', 'forbidden'], messages.imageNotYours);
    const mayDescribe = async (id: string) => (await open(id, author)).result.data.mayDescribe;
    expect([await mayDescribe(theirs.id), await mayDescribe(other.id)]).toEqual([true, false]);
  }, 20_000);

  it("lists the uses of an image with their fields, and hides the titles of other members' drafts", async () => {
    const { id, url } = await added();
    const article = await draftWith(url);
    const shown = { kind: 'article', id: article, title: `Article ${count}`, places: ['cover.src'] };
    expect((await open(id)).result.data.usedBy).toEqual([{ ...shown, live: false, draft: true }]);
    expect((await open(id, author)).result.data.usedBy).toMatchObject([{ title: '', places: [] }]);
    await publish(article);
    expect((await open(id)).result.data.usedBy).toEqual([{ ...shown, live: true, draft: false }]);
  }, 20_000);

  it('rejects deleting a used image, and restores a deleted unused image', async () => {
    const { id, url } = await added();
    const article = await draftWith(url);
    expectError(await media('remove', { id }), 409, ['CONFLICT', 'conflict'], messages.imageUsed(1));
    await call('content.remove', { json: { kind: 'article', id: article }, headers: editor });
    expect((await media('remove', { id })).status).toBe(200);
    expect((await open(id)).error.message).toBe(messages.imageGone);
    expect((await media('putBack', { id })).status).toBe(200);
    expect((await open(id)).status).toBe(200);
  }, 20_000);

  it('keeps an image when it is deleted and used in a draft simultaneously', async () => {
    const { id, url } = await added();
    const article = await draftWith('/art/plan.svg');
    const use = call('content.saveDraft', {
      json: {
        kind: 'article',
        id: article,
        shape: SHAPE_VERSION,
        changes: {
          cover: { from: { src: '/art/plan.svg', alt: 'A plan' }, to: { src: url, alt: 'A plan' } },
        },
      },
      headers: editor,
    });
    const [removed, used] = await Promise.all([media('remove', { id }), use]);
    expect(used.status).toBe(200);
    expect([200, 409]).toContain(removed.status);
    // A draft that uses the image shows it in the library again.
    expect((await open(id)).result.data).toMatchObject({ uses: 1 });
    expect((await publish(article)).status).toBe(200);
    await sweepIn(9);
    expect(await isThere(url)).toBe(true);
  }, 20_000);

  it('keeps unused images, and erases a deleted image some days later', async () => {
    const kept = await added();
    await sweepIn(9);
    expect((await open(kept.id)).status).toBe(200);
    await media('remove', { id: kept.id });
    await sweepIn(0);
    expect((await media('putBack', { id: kept.id })).status).toBe(200);
    await media('remove', { id: kept.id });
    await sweepIn(9);
    expectError(await media('putBack', { id: kept.id }), 404, ['NOT_FOUND', 'not_found'], messages.imageGone);
  }, 20_000);

  it('keeps an image that two items use until both items are erased', async () => {
    const stored = await site.services().images.store(await createPng(200 + count), 'shared.png');
    const article = await draftWith(stored.url);
    await publish(article);
    const rest = (method: string, to: string, json?: object) =>
      site.send(method, `/api/v1/projects/${to}`, { ...(json && { json }), headers: {}, token });
    const { token } = await site.staff({ role: 'editor' });
    const preview = { src: stored.url, src_pixel: '', alt: '' };
    const created = await rest(
      'POST',
      '',
      createProjectBody({ title: `Case ${count}`, img_preview: preview }),
    );
    expect(created.status).toBe(201);
    const erase = async (kind: string, id: string) => {
      await call('content.remove', { json: { kind, id }, headers: editor });
      await call('content.erase', { json: { id }, headers: editor });
    };
    await erase('article', article);
    expect(await isThere(stored.url)).toBe(true);
    await erase('case', created.data.data.data._id);
    expect((await listed({ q: 'shared' })).total).toBe(0);
  }, 30_000);

  it('replaces an image everywhere but in the history, and keeps its alternative text and focus', async () => {
    const { id, url, name } = await added();
    await media('change', { id, alt: 'A plan of the port' });
    await media('setFocus', { url, focus: { x: 20, y: 70 } });
    const article = await draftWith(url, {
      story: [{ _id: 'b1', type: 'image', content: url, alt: 'A detail', caption: '' }],
    });
    await publish(article);
    await call('content.saveDraft', {
      json: {
        kind: 'article',
        id: article,
        shape: SHAPE_VERSION,
        changes: { readingTime: { from: 4, to: 9 } },
      },
      headers: editor,
    });
    const wide = await sharp({ create: { width: 90, height: 20, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const replaced = await media('replace', { id, key: await uploaded(wide), name: 'other.png' });
    expect(replaced.status).toBe(200);
    const next = (await open(String(replaced.result.data.id))).result.data as unknown as Shown;
    expect(next).toMatchObject({
      name,
      alt: 'A plan of the port',
      width: 90,
      uses: 2,
      focus: { x: 20, y: 70 },
    });
    expect((await open(id)).status).toBe(404);

    const { data } = (await site.get(`/api/v1/blogs/${article}`)).data.data as unknown as { data: object };
    expect(data).toMatchObject({
      articleImage: next.url,
      articleImageAlt: 'A plan',
      articleContent: [{ content: next.url, alt: 'A detail' }],
      revision: 2,
    });
    const draft = (await query('content.open', { kind: 'article', id: article })).result.data;
    expect(draft.values).toMatchObject({ cover: { src: next.url }, readingTime: 9 });
    const { items } = (await query('content.history', { kind: 'article', id: article })).result
      .data as unknown as { items: { id: string; note: string }[] };
    const first = items.find(({ note }) => note === '');
    const version = (await query('content.version', { kind: 'article', id: first!.id })).result.data;
    expect(version.cover).toMatchObject({ src: url });
    const { db, clock } = site.services();
    await deleteExpiredContent({ db, clock });
    await sweepIn(9);
    expect([await isThere(url), await isSeenByStaff(url)]).toEqual([false, true]);
    expect(await isThere(next.url)).toBe(true);
  }, 30_000);

  it('makes an image public while a public item uses it, and private afterwards', async () => {
    red += 1;
    const taken = await media('complete', { key: await uploaded(await createPng(red)), name: 'cover.png' });
    const { url } = taken.result.data as { url: string };
    const files = addressesOf(url);
    const arePublic = async () => [...new Set(await Promise.all(files.map(isThere)))];
    const areForStaff = async () => [...new Set(await Promise.all(files.map(isSeenByStaff)))];
    const nobodysYet = [await arePublic(), await areForStaff(), await isThere(toStaffSource(url))];
    expect(nobodysYet).toEqual([[false], [true], false]);

    const article = await draftWith(url);
    expect(await arePublic()).toEqual([false]);
    // A preview link gives access only to the draft’s images.
    const shared = await call('content.makePreviewLink', {
      json: { kind: 'article', id: article },
      headers: editor,
    });
    const { token } = shared.result.data as { token: string };
    const other = (
      await media('complete', { key: await uploaded(await createPng(200 + red)), name: 'other.png' })
    ).result.data as { url: string };
    expect(await isThere(toStaffSource(url, token))).toBe(true);
    expect(await isThere(toStaffSource(other.url, token))).toBe(false);
    expect(await isThere(toStaffSource(url, token.replace(/^./, '0').replace(/.$/, '1')))).toBe(false);

    await publish(article);
    expect(await arePublic()).toEqual([true]);
    await call('content.unpublish', { json: { kind: 'article', id: article }, headers: editor });
    expect([await arePublic(), await areForStaff()]).toEqual([[false], [true]]);
    expect(await isThere(toStaffSource(url, token))).toBe(true);
    await publish(article);
    await call('content.remove', { json: { kind: 'article', id: article }, headers: editor });
    expect([await arePublic(), await areForStaff()]).toEqual([[false], [true]]);
    expect(await isThere(toStaffSource(url, token))).toBe(false);
    await call('content.restore', { json: { id: article }, headers: editor });
    expect(await arePublic()).toEqual([true]);

    await call('content.remove', { json: { kind: 'article', id: article }, headers: editor });
    await call('content.erase', { json: { id: article }, headers: editor });
    expect([await arePublic(), await areForStaff()]).toEqual([[false], [false]]);
  }, 30_000);

  it('keeps an image public while another public item or the library uses it', async () => {
    const { id, url } = await added();
    expect(await isThere(url)).toBe(true);
    const first = await draftWith(url);
    await publish(first);
    count += 1;
    const second = await draftWith(url);
    await publish(second);
    await call('content.remove', { json: { kind: 'article', id: first }, headers: editor });
    expect(await isThere(url)).toBe(true);
    await call('content.remove', { json: { kind: 'article', id: second }, headers: editor });
    expect(await isThere(url)).toBe(true);
    await media('remove', { id });
    expect([await isThere(url), await isSeenByStaff(url)]).toEqual([false, true]);
    await media('putBack', { id });
    expect(await isThere(url)).toBe(true);
  }, 30_000);

  it('keeps an image public while a public text mentions it', async () => {
    const { id, url } = await added();
    const article = await draftWith('/art/plan.svg', {
      story: [{ _id: 'b1', type: 'paragraph', content: `See ${url}`, alt: '', caption: '' }],
    });
    await publish(article);
    await media('remove', { id });
    expect(await isThere(url)).toBe(true);
  }, 30_000);

  it('hides a deleted image at the next run when the process was killed during the deletion', async () => {
    const { id, url } = await added();
    const { db, clock } = site.services();
    // Simulates a process that was killed during the deletion.
    await setImageHidden(db, id, clock.now());
    expect(await isThere(url)).toBe(true);
    await site.services().images.settle();
    expect([await isThere(url), await isSeenByStaff(url)]).toEqual([false, true]);
  }, 30_000);

  it("rejects a replacement that isn't an image, and any replacement of a missing image", async () => {
    const { id, url } = await added();
    const article = await draftWith(url);
    const key = await uploaded(Buffer.from('%PDF-1.7'));
    const refused = await media('replace', { id, key, name: 'plan.pdf' });
    expectError(refused, 400, ['BAD_REQUEST', 'invalid'], messages.imageUndecodable);
    expect((await open(id)).result.data).toMatchObject({ url, uses: 1 });
    const gone = await media('replace', {
      id: 'none',
      key: await uploaded(await createPng(3)),
      name: 'a.png',
    });
    expectError(gone, 404, ['NOT_FOUND', 'not_found'], messages.imageGone);
    const draft = (await query('content.open', { kind: 'article', id: article })).result.data;
    expect(draft.values).toMatchObject({ cover: { src: url } });
  }, 20_000);

  it('requires alternative text or the decorative flag when publishing, except over REST', async () => {
    const { url, id } = await added();
    const article = await draftWith(url, { cover: { src: url, alt: '' } });
    const stopped = await publish(article);
    expect([stopped.status, stopped.error.data.errors]).toEqual([
      400,
      [{ path: 'cover.alt', message: messages.imageUndescribed }],
    ]);
    const say = (changes: object) =>
      call('content.saveDraft', {
        json: { kind: 'article', id: article, shape: SHAPE_VERSION, changes },
        headers: editor,
      });
    await say({ cover: { from: { src: url, alt: '' }, to: { src: url, alt: '', decorative: true } } });
    expect((await publish(article)).status).toBe(200);
    const one = async () => (await site.get(`/api/v1/blogs/${article}`)).data.data.data as object;
    expect(await one()).toMatchObject({ articleImageAlt: '', articleImageDecorative: true });
    expect((await open(id)).result.data).toMatchObject({ alt: '', decorative: true });

    const { token } = await site.staff({ role: 'editor' });
    const json = {
      ...createBlogBody({ title: `Plain ${count}` }),
      articleImage: url,
      articleImageAlt: '',
    };
    const created = await site.send('POST', '/api/v1/blogs', { json, token });
    expect(created.status).toBe(201);
    expect(created.data.data.data).not.toHaveProperty('articleImageDecorative');
    // An existing image without alt text doesn’t block later changes.
    const plain = created.data.data.data._id;
    const change = { readingTime: { from: 4, to: 5 } };
    await call('content.saveDraft', {
      json: { kind: 'article', id: plain, shape: SHAPE_VERSION, changes: change },
      headers: editor,
    });
    expect((await publish(plain)).status).toBe(200);
  }, 20_000);

  it('uses the published alternative text as the default of the image', async () => {
    const { url, id } = await added();
    await publish(await draftWith(url));
    expect((await open(id)).result.data).toMatchObject({ alt: 'A plan' });
  }, 20_000);

  it('blocks publication when an image is missing, and names the field of the image', async () => {
    const article = await draftWith('/uploads/00112233445566aa-plan-900x600.png');
    const stopped = await publish(article);
    expect([stopped.status, stopped.error.data.errors]).toEqual([
      400,
      [{ path: 'cover.src', message: messages.imageGone }],
    ]);
  }, 20_000);

  it('logs when a member adds, changes, deletes or restores an image', async () => {
    const { id, name } = await added();
    await media('change', { id, name: `Port ${count}` });
    await media('remove', { id });
    await media('putBack', { id });
    const owner = { cookie: (await site.staff()).cookie };
    const log = await query('activity.list', { group: 'pictures', limit: 4 }, owner);
    const acts = (log.result.data as { items: { action: string; subject: { title: string } }[] }).items;
    expect(acts.map(({ action, subject }) => [action, subject.title])).toEqual([
      ['putBack', `Port ${count}`],
      ['removed', `Port ${count}`],
      ['updated', `Port ${count}`],
      ['added', name],
    ]);
  }, 20_000);

  it('adds an image sent as a data URL over REST to the library', async () => {
    const { token } = await site.staff({ role: 'editor' });
    const src = await createPngDataUrl(90 + count);
    const preview = { src, src_pixel: '', alt: 'A port' };
    const json = createProjectBody({ title: `By data ${count}`, img_preview: preview });
    await site.send('POST', '/api/v1/projects', { json, token });
    expect((await listed({ q: `by data ${count}` })).items).toMatchObject([{ uses: 1 }]);
  }, 20_000);
});
