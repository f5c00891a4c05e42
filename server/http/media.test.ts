import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createArticleInput, createBlogBody, createProjectBody } from '../../db/items.test-kit';
import { setImageHidden } from '../../db/media-library';
import { IMAGE_MAX_BYTES, MEDIA_NAME_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { SHAPE_VERSION } from '../../domain/rest/shape';
import { toStaffSource } from '../../domain/staff-media';
import { deleteExpiredContent } from '../../use-cases/content/trash';
import { createPng, createPngDataUrl, testSite } from '../app.test-kit';
import { createMemoryLog } from '../media/media.test-kit';
import { trashUnusedImages } from '../media/sweeper';
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
const bucketSettings: Record<string, string> = {};
beforeAll(async () => {
  const { port } = (await s3.run()) as { port: number };
  Object.assign(bucketSettings, {
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
type MediaItem = { id: string; url: string; name: string; alt: string; uses: number; usedBy: object[] };
const DAY_MS = 86_400_000;

describe.each([
  ['a folder', {}],
  ['a bucket', bucketSettings],
])('the library in %s', (_, environment) => {
  const site = testSite(environment);
  const { call, callQuery } = createProcedureClient(site);
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

  const callMedia = (name: string, json: object, headers = editor) =>
    call(`media.${name}`, { json, headers });
  const query = (name: string, input: object, headers = editor) =>
    callQuery(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers);
  const openImage = (id: string, headers = editor) => query('media.byId', { id }, headers);
  const listMedia = async (input: object = {}) =>
    (await query('media.list', input)).result.data as unknown as {
      items: MediaItem[];
      total: number;
      counts: Record<string, number>;
    };
  const listNames = async (input: object = {}) => (await listMedia(input)).items.map(({ name }) => name);
  const isPublic = async (url: string) =>
    (url.startsWith('http') ? await fetch(url) : await site.get(url)).status === 200;

  const isVisibleToStaff = async (url: string) => {
    const { status, headers } = await site.get(toStaffSource(url), author);
    if (status === 200) expect(headers['cache-control']).toBe('private, no-cache');
    return status === 200 || (status === 302 && isPublic(headers.location ?? ''));
  };
  /** Lists a small image’s URL and its variants’ URLs. */
  const listUrls = (url: string) => [
    url,
    ...['avif', 'webp'].map(type => url.replace('8x8.png', `8.${type}`)),
  ];

  /** Uploads bytes to the incoming store and returns the key. */
  async function uploadFile(bytes: Uint8Array): Promise<string> {
    const uploadTargetReply = await callMedia('begin', {
      name: 'plan.png',
      type: 'image/png',
      size: bytes.length,
    });
    const { key, url, fields } = uploadTargetReply.result.data as {
      key: string;
      url: string;
      fields: object;
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([Buffer.from(bytes)], 'plan.png', { type: 'image/png' }));
    if (url.startsWith('http')) await fetch(url, { method: 'POST', body: form });
    else {
      const multipartResponse = new Response(form);
      const type = multipartResponse.headers.get('content-type') ?? '';
      const body = Buffer.from(await multipartResponse.arrayBuffer());
      await site.send('POST', url, { body, headers: { 'content-type': type, ...editor } });
    }
    return key;
  }
  async function addImage(name = `plan ${count}.png`, headers = editor): Promise<MediaItem> {
    red += 1;
    const { result } = await callMedia('add', { key: await uploadFile(await createPng(red)), name }, headers);
    return result.data as MediaItem;
  }
  async function createDraftWith(url: string, changes: object = {}): Promise<string> {
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
  const sweepAfterDays = (days: number) =>
    trashUnusedImages({
      db: site.services().db,
      clock: { now: () => new Date(Date.now() + days * DAY_MS) },
      log: createMemoryLog(),
    });
  const publish = (id: string) => call('content.publish', { json: { kind: 'article', id }, headers: editor });

  describe('uploading the same file again', () => {
    const addFile = async (bytes: Uint8Array, name = 'again.png', procedure = 'add') =>
      (await callMedia(procedure, { key: await uploadFile(bytes), name })).result.data as MediaItem & {
        knownAs?: string;
      };

    it('returns the existing image when its file is uploaded again', async () => {
      red += 1;
      const bytes = await createPng(red);
      const firstImage = await addFile(bytes, `first ${count}.png`, 'complete');
      const { total } = await listMedia();
      expect(await addFile(bytes)).toMatchObject({ id: firstImage.id, knownAs: `first ${count}.png` });
      expect(await addFile(bytes, 'third.png', 'complete')).toMatchObject({
        id: firstImage.id,
        url: firstImage.url,
      });
      expect([(await listMedia()).total, firstImage.knownAs]).toEqual([total, undefined]);
      // Adding the image to the library makes it permanent.
      await sweepAfterDays(2);
      expect(await isPublic(firstImage.url)).toBe(true);
    });

    it('names the existing image when a resized copy is uploaded', async () => {
      const noiseOptions = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const noiseImage = sharp({
        create: { width: 9, height: 8, channels: 3, background: '#000', noise: noiseOptions },
      });
      const photo = sharp(await noiseImage.png().toBuffer()).resize(360, 320);
      const firstImage = await addFile(await photo.clone().png().toBuffer(), 'photo.png');
      const copy = await photo.clone().resize(180).png({ palette: true, colours: 32 }).toBuffer();
      const secondImage = await addFile(copy, 'copy.png');
      expect(secondImage).toMatchObject({ similar: { id: firstImage.id, name: 'photo.png', uses: 0 } });
      expect(secondImage.id).not.toBe(firstImage.id);
      const mirroredImage = await addFile(await photo.clone().flop().png().toBuffer(), 'mirrored.png');
      expect(mirroredImage).not.toHaveProperty('similar');
    });

    it('creates one image when its file is uploaded twice simultaneously', async () => {
      red += 1;
      const bytes = await createPng(red);
      const [firstUpload, secondUpload] = await Promise.all([addFile(bytes), addFile(bytes)]);
      expect(firstUpload.id).toBe(secondUpload.id);
      expect(await isPublic(firstUpload.url)).toBe(true);
    });

    it('creates a new image when a deleted image is uploaded again', async () => {
      red += 1;
      const bytes = await createPng(red);
      const firstImage = await addFile(bytes);
      await callMedia('remove', { id: firstImage.id });
      const secondImage = await addFile(bytes);
      expect(secondImage.id).not.toBe(firstImage.id);
      expect(await isPublic(secondImage.url)).toBe(true);
    });

    it('creates a new image when an image whose file is missing is uploaded again', async () => {
      red += 1;
      const bytes = await createPng(red);
      const firstImage = await addFile(bytes);
      await site.services().mediaStore.remove(firstImage.url.split('/').at(-1) ?? '');
      const secondImage = await addFile(bytes);
      expect(secondImage.id).not.toBe(firstImage.id);
      expect(await isPublic(secondImage.url)).toBe(true);
    });
  });

  it('finds an image of the library by name, alternative text and use', async () => {
    const { id, url } = await addImage(`../Hafen ${count}.PNG`);
    expect(url.startsWith('http')).toBe('S3_BUCKET' in environment);
    expect(await listNames()).toContain(`Hafen ${count}.PNG`);
    expect(await listNames({ q: `HAFEN ${count}` })).toEqual([`Hafen ${count}.PNG`]);
    expect((await callMedia('change', { id, alt: 'A quay at dawn' })).status).toBe(200);
    expect(await listNames({ q: 'quay at' })).toEqual([`Hafen ${count}.PNG`]);
    await createDraftWith(url);
    expect(await listNames({ q: `article ${count}` })).toEqual([`Hafen ${count}.PNG`]);
    expect(await listNames({ q: '%' })).toEqual([]);
  });

  it('keeps the tags of an image when its file is replaced', async () => {
    const [firstImage, secondImage] = [
      await addImage(`one ${count}.png`),
      await addImage(`two ${count}.png`),
    ];
    const tags = ['Berth', 'berth', `Team ${count}`];
    expect((await callMedia('change', { id: firstImage.id, tags })).status).toBe(200);
    await callMedia('change', { id: secondImage.id, tags: ['Berth'] });
    await callMedia('change', { id: secondImage.id, alt: 'A plan' });
    expect(await listNames({ tag: 'Berth' })).toEqual([secondImage.name, firstImage.name]);
    expect(await listNames({ tag: `Team ${count}`, q: 'berth' })).toEqual([firstImage.name]);
    const { tags: knownTags, items } = (await query('media.list', { tag: 'Berth' })).result.data;
    expect(knownTags).toEqual([
      { tag: 'Berth', count: 2 },
      { tag: `Team ${count}`, count: 1 },
    ]);
    expect(items).toMatchObject([{ tags: ['Berth'], alt: 'A plan' }, { tags: ['Berth', `Team ${count}`] }]);
    red += 1;
    const key = await uploadFile(await createPng(red));
    const { result } = await callMedia('replace', { id: firstImage.id, key, name: 'new.png' });
    expect((await openImage(String(result.data.id))).result.data.tags).toEqual(['Berth', `Team ${count}`]);
    expect(await listNames({ tag: `Team ${count}` })).toEqual([firstImage.name]);
  });

  it('rejects an image with too many tags', async () => {
    const { id } = await addImage();
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    expect((await callMedia('change', { id, tags })).status).toBe(400);
    expect((await openImage(id)).result.data.tags).toEqual([]);
  });

  it('counts and pages through unused and undescribed images of the library', async () => {
    const countsBefore = (await listMedia()).counts;
    const [firstImage, secondImage] = [await addImage(`b ${count}.png`), await addImage(`a ${count}.png`)];
    await callMedia('change', { id: firstImage.id, decorative: true });
    await createDraftWith(secondImage.url);
    const { counts } = await listMedia();
    expect(counts).toMatchObject({
      all: countsBefore.all! + 2,
      unused: countsBefore.unused! + 1,
      undescribed: countsBefore.undescribed! + 1,
    });
    expect(counts.bytes).toBeGreaterThan(countsBefore.bytes!);
    expect(await listNames({ limit: 1 })).toEqual([`a ${count}.png`]);
    expect(await listNames({ limit: 1, offset: 1 })).toEqual([`b ${count}.png`]);
    expect(await listNames({ filter: 'unused', limit: 1 })).toEqual([`b ${count}.png`]);
    expect((await listNames({ sort: 'name' })).indexOf(`a ${count}.png`)).toBeLessThan(
      (await listNames({ sort: 'name' })).indexOf(`b ${count}.png`),
    );
  });

  it('keeps the texts of an image when the new name or alternative text is invalid', async () => {
    const { id, name } = await addImage();
    for (const [change, message] of [
      [{ name: 'x'.repeat(MEDIA_NAME_MAX + 1) }, messages.nameTooLong],
      [{ name: ' ' }, messages.nameRequired],
      [{ alt: 'x'.repeat(301) }, messages.altTooLong],
    ] as const)
      expectError(await callMedia('change', { id, ...change }), 400, ['BAD_REQUEST', 'invalid'], message);
    expect((await openImage(id)).result.data).toMatchObject({ name, alt: '' });
    const longNamedImage = await addImage(`${'y'.repeat(250)}.png`);
    expect(longNamedImage.name).toHaveLength(MEDIA_NAME_MAX);
  });

  it("rejects library uploads that aren't images or are too large", async () => {
    const { all } = (await listMedia()).counts;
    for (const bytes of ['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>']) {
      const errorReply = await callMedia('add', {
        key: await uploadFile(Buffer.from(bytes)),
        name: 'plan.png',
      });
      expect(errorReply.status).toBe(400);
    }
    const errorReply = await callMedia('begin', {
      name: 'a.png',
      type: 'image/png',
      size: IMAGE_MAX_BYTES + 1,
    });
    expectError(errorReply, 400, ['BAD_REQUEST', 'invalid'], messages.fileTooLarge);
    expect((await listMedia()).counts.all).toBe(all);
  });

  it('lets an author edit only the images that the author added', async () => {
    const authorImage = await addImage(`theirs ${count}.png`, author);
    const ownerImage = await addImage();
    expect((await callMedia('change', { id: authorImage.id, alt: 'A plan' }, author)).status).toBe(200);
    const errorReply = await callMedia('change', { id: ownerImage.id, alt: 'A plan' }, author);
    expectError(errorReply, 403, ['FORBIDDEN', 'forbidden'], messages.imageNotYours);
    const canEdit = async (id: string) => (await openImage(id, author)).result.data.mayDescribe;
    expect([await canEdit(authorImage.id), await canEdit(ownerImage.id)]).toEqual([true, false]);
  });

  it("hides the titles of other members' drafts in the uses of an image", async () => {
    const { id, url } = await addImage();
    const article = await createDraftWith(url);
    const expectedUse = { kind: 'article', id: article, title: `Article ${count}`, places: ['cover.src'] };
    expect((await openImage(id)).result.data.usedBy).toEqual([{ ...expectedUse, live: false, draft: true }]);
    expect((await openImage(id, author)).result.data.usedBy).toMatchObject([{ title: '', places: [] }]);
    await publish(article);
    expect((await openImage(id)).result.data.usedBy).toEqual([{ ...expectedUse, live: true, draft: false }]);
  });

  it('rejects deleting an image only while it is used', async () => {
    const { id, url } = await addImage();
    const article = await createDraftWith(url);
    expectError(await callMedia('remove', { id }), 409, ['CONFLICT', 'conflict'], messages.imageUsed(1));
    await call('content.remove', { json: { kind: 'article', id: article }, headers: editor });
    expect((await callMedia('remove', { id })).status).toBe(200);
    expect((await openImage(id)).error.message).toBe(messages.imageGone);
    expect((await callMedia('putBack', { id })).status).toBe(200);
    expect((await openImage(id)).status).toBe(200);
  });

  it('keeps an image when it is deleted and used in a draft simultaneously', async () => {
    const { id, url } = await addImage();
    const article = await createDraftWith('/art/plan.svg');
    const saveRequest = call('content.saveDraft', {
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
    const [removal, saveReply] = await Promise.all([callMedia('remove', { id }), saveRequest]);
    expect(saveReply.status).toBe(200);
    expect([200, 409]).toContain(removal.status);
    // The library shows the image again, because a draft uses it.
    expect((await openImage(id)).result.data).toMatchObject({ uses: 1 });
    expect((await publish(article)).status).toBe(200);
    await sweepAfterDays(9);
    expect(await isPublic(url)).toBe(true);
  });

  it('erases an image from the library only some days after its deletion', async () => {
    const libraryImage = await addImage();
    await sweepAfterDays(9);
    expect((await openImage(libraryImage.id)).status).toBe(200);
    await callMedia('remove', { id: libraryImage.id });
    await sweepAfterDays(0);
    expect((await callMedia('putBack', { id: libraryImage.id })).status).toBe(200);
    await callMedia('remove', { id: libraryImage.id });
    await sweepAfterDays(9);
    expectError(
      await callMedia('putBack', { id: libraryImage.id }),
      404,
      ['NOT_FOUND', 'not_found'],
      messages.imageGone,
    );
  });

  it('keeps an image that two items use until both items are erased', async () => {
    const storedImage = await site.services().images.store(await createPng(200 + count), 'shared.png');
    const articleId = await createDraftWith(storedImage.url);
    await publish(articleId);
    const sendRest = (method: string, path: string, json?: object) =>
      site.send(method, `/api/v1/projects/${path}`, { ...(json && { json }), headers: {}, token });
    const { token } = await site.staff({ role: 'editor' });
    const preview = { src: storedImage.url, src_pixel: '', alt: '' };
    const createResponse = await sendRest(
      'POST',
      '',
      createProjectBody({ title: `Case ${count}`, img_preview: preview }),
    );
    expect(createResponse.status).toBe(201);
    const eraseItem = async (kind: string, id: string) => {
      await call('content.remove', { json: { kind, id }, headers: editor });
      await call('content.erase', { json: { id }, headers: editor });
    };
    await eraseItem('article', articleId);
    expect(await isPublic(storedImage.url)).toBe(true);
    await eraseItem('case', createResponse.data.data.data._id);
    expect((await listMedia({ q: 'shared' })).total).toBe(0);
  });

  it('replaces an image everywhere except in the history', async () => {
    const { id, url, name } = await addImage();
    await callMedia('change', { id, alt: 'A plan of the port' });
    await callMedia('setFocus', { url, focus: { x: 20, y: 70 } });
    const article = await createDraftWith(url, {
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
    const wideImage = await sharp({ create: { width: 90, height: 20, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const replaceReply = await callMedia('replace', {
      id,
      key: await uploadFile(wideImage),
      name: 'other.png',
    });
    expect(replaceReply.status).toBe(200);
    const replacement = (await openImage(String(replaceReply.result.data.id))).result
      .data as unknown as MediaItem;
    expect(replacement).toMatchObject({
      name,
      alt: 'A plan of the port',
      width: 90,
      uses: 2,
      focus: { x: 20, y: 70 },
    });
    expect((await openImage(id)).status).toBe(404);

    const { data } = (await site.get(`/api/v1/blogs/${article}`)).data.data as unknown as { data: object };
    expect(data).toMatchObject({
      articleImage: replacement.url,
      articleImageAlt: 'A plan',
      articleContent: [{ content: replacement.url, alt: 'A detail' }],
      revision: 2,
    });
    const draft = (await query('content.open', { kind: 'article', id: article })).result.data;
    expect(draft.values).toMatchObject({ cover: { src: replacement.url }, readingTime: 9 });
    const { items } = (await query('content.history', { kind: 'article', id: article })).result
      .data as unknown as { items: { id: string; note: string }[] };
    const firstItem = items.find(({ note }) => note === '');
    const version = (await query('content.version', { kind: 'article', id: firstItem!.id })).result.data;
    expect(version.cover).toMatchObject({ src: url });
    const { db, clock } = site.services();
    await deleteExpiredContent({ db, clock });
    await sweepAfterDays(9);
    expect([await isPublic(url), await isVisibleToStaff(url)]).toEqual([false, true]);
    expect(await isPublic(replacement.url)).toBe(true);
  });

  it('makes an image public while a public item uses it, and private afterwards', async () => {
    red += 1;
    const uploadReply = await callMedia('complete', {
      key: await uploadFile(await createPng(red)),
      name: 'cover.png',
    });
    const { url } = uploadReply.result.data as { url: string };
    const files = listUrls(url);
    const checkPublic = async () => [...new Set(await Promise.all(files.map(isPublic)))];
    const checkForStaff = async () => [...new Set(await Promise.all(files.map(isVisibleToStaff)))];
    const checksBeforeUse = [await checkPublic(), await checkForStaff(), await isPublic(toStaffSource(url))];
    expect(checksBeforeUse).toEqual([[false], [true], false]);

    const article = await createDraftWith(url);
    expect(await checkPublic()).toEqual([false]);
    // A preview link gives access only to the draft’s images.
    const previewLinkReply = await call('content.makePreviewLink', {
      json: { kind: 'article', id: article },
      headers: editor,
    });
    const { token } = previewLinkReply.result.data as { token: string };
    const sharedImage = (
      await callMedia('complete', { key: await uploadFile(await createPng(200 + red)), name: 'other.png' })
    ).result.data as { url: string };
    expect(await isPublic(toStaffSource(url, token))).toBe(true);
    expect(await isPublic(toStaffSource(sharedImage.url, token))).toBe(false);
    const otherToken = token.replace(/^./, digit => (digit === '0' ? '1' : '0'));
    expect(await isPublic(toStaffSource(url, otherToken))).toBe(false);

    await publish(article);
    expect(await checkPublic()).toEqual([true]);
    await call('content.unpublish', { json: { kind: 'article', id: article }, headers: editor });
    expect([await checkPublic(), await checkForStaff()]).toEqual([[false], [true]]);
    expect(await isPublic(toStaffSource(url, token))).toBe(true);
    await publish(article);
    await call('content.remove', { json: { kind: 'article', id: article }, headers: editor });
    expect([await checkPublic(), await checkForStaff()]).toEqual([[false], [true]]);
    expect(await isPublic(toStaffSource(url, token))).toBe(false);
    await call('content.restore', { json: { id: article }, headers: editor });
    expect(await checkPublic()).toEqual([true]);

    await call('content.remove', { json: { kind: 'article', id: article }, headers: editor });
    await call('content.erase', { json: { id: article }, headers: editor });
    // Files are deleted in the background.
    await expect.poll(async () => [await checkPublic(), await checkForStaff()]).toEqual([[false], [false]]);
  });

  it('keeps an image public while another public item or the library uses it', async () => {
    const { id, url } = await addImage();
    expect(await isPublic(url)).toBe(true);
    const firstDraftId = await createDraftWith(url);
    await publish(firstDraftId);
    count += 1;
    const secondDraftId = await createDraftWith(url);
    await publish(secondDraftId);
    await call('content.remove', { json: { kind: 'article', id: firstDraftId }, headers: editor });
    expect(await isPublic(url)).toBe(true);
    await call('content.remove', { json: { kind: 'article', id: secondDraftId }, headers: editor });
    expect(await isPublic(url)).toBe(true);
    await callMedia('remove', { id });
    expect([await isPublic(url), await isVisibleToStaff(url)]).toEqual([false, true]);
    await callMedia('putBack', { id });
    expect(await isPublic(url)).toBe(true);
  });

  it('keeps an image public while a public text mentions it', async () => {
    const { id, url } = await addImage();
    const article = await createDraftWith('/art/plan.svg', {
      story: [{ _id: 'b1', type: 'paragraph', content: `See ${url}`, alt: '', caption: '' }],
    });
    await publish(article);
    await callMedia('remove', { id });
    expect(await isPublic(url)).toBe(true);
  });

  it('hides a deleted image at the next run when the process was killed during the deletion', async () => {
    const { id, url } = await addImage();
    const { db, clock } = site.services();
    // Simulates a process that was killed during the deletion.
    await setImageHidden(db, id, clock.now());
    expect(await isPublic(url)).toBe(true);
    await site.services().images.settle();
    expect([await isPublic(url), await isVisibleToStaff(url)]).toEqual([false, true]);
  });

  it("rejects a replacement that isn't an image, and any replacement of a missing image", async () => {
    const { id, url } = await addImage();
    const article = await createDraftWith(url);
    const key = await uploadFile(Buffer.from('%PDF-1.7'));
    const errorReply = await callMedia('replace', { id, key, name: 'plan.pdf' });
    expectError(errorReply, 400, ['BAD_REQUEST', 'invalid'], messages.imageUndecodable);
    expect((await openImage(id)).result.data).toMatchObject({ url, uses: 1 });
    const missingReply = await callMedia('replace', {
      id: 'none',
      key: await uploadFile(await createPng(3)),
      name: 'a.png',
    });
    expectError(missingReply, 404, ['NOT_FOUND', 'not_found'], messages.imageGone);
    const draft = (await query('content.open', { kind: 'article', id: article })).result.data;
    expect(draft.values).toMatchObject({ cover: { src: url } });
  });

  it('requires alternative text or the decorative flag when publishing, except over REST', async () => {
    const { url, id } = await addImage();
    const article = await createDraftWith(url, { cover: { src: url, alt: '' } });
    const publishReply = await publish(article);
    expect([publishReply.status, publishReply.error.data.errors]).toEqual([
      400,
      [{ path: 'cover.alt', message: messages.imageUndescribed }],
    ]);
    const saveChanges = (changes: object) =>
      call('content.saveDraft', {
        json: { kind: 'article', id: article, shape: SHAPE_VERSION, changes },
        headers: editor,
      });
    await saveChanges({
      cover: { from: { src: url, alt: '' }, to: { src: url, alt: '', decorative: true } },
    });
    expect((await publish(article)).status).toBe(200);
    const getItem = async () => (await site.get(`/api/v1/blogs/${article}`)).data.data.data as object;
    expect(await getItem()).toMatchObject({ articleImageAlt: '', articleImageDecorative: true });
    expect((await openImage(id)).result.data).toMatchObject({ alt: '', decorative: true });

    const { token } = await site.staff({ role: 'editor' });
    const json = {
      ...createBlogBody({ title: `Plain ${count}` }),
      articleImage: url,
      articleImageAlt: '',
    };
    const createResponse = await site.send('POST', '/api/v1/blogs', { json, token });
    expect(createResponse.status).toBe(201);
    expect(createResponse.data.data.data).not.toHaveProperty('articleImageDecorative');
    // An existing image without alt text doesn’t block later changes.
    const plainId = createResponse.data.data.data._id;
    const change = { readingTime: { from: 4, to: 5 } };
    await call('content.saveDraft', {
      json: { kind: 'article', id: plainId, shape: SHAPE_VERSION, changes: change },
      headers: editor,
    });
    expect((await publish(plainId)).status).toBe(200);
  });

  it('uses the published alternative text as the default of the image', async () => {
    const { url, id } = await addImage();
    await publish(await createDraftWith(url));
    expect((await openImage(id)).result.data).toMatchObject({ alt: 'A plan' });
  });

  it('blocks publication when an image is missing, and names the field of the image', async () => {
    const article = await createDraftWith('/uploads/00112233445566aa-plan-900x600.png');
    const publishReply = await publish(article);
    expect([publishReply.status, publishReply.error.data.errors]).toEqual([
      400,
      [{ path: 'cover.src', message: messages.imageGone }],
    ]);
  });

  it('logs when a member adds, changes, deletes or restores an image', async () => {
    const { id, name } = await addImage();
    await callMedia('change', { id, name: `Port ${count}` });
    await callMedia('remove', { id });
    await callMedia('putBack', { id });
    const owner = { cookie: (await site.staff()).cookie };
    const activityReply = await query('activity.list', { group: 'pictures', limit: 4 }, owner);
    const activity = (
      activityReply.result.data as { items: { action: string; subject: { title: string } }[] }
    ).items;
    expect(activity.map(({ action, subject }) => [action, subject.title])).toEqual([
      ['putBack', `Port ${count}`],
      ['removed', `Port ${count}`],
      ['updated', `Port ${count}`],
      ['added', name],
    ]);
  });

  it('adds an image sent as a data URL over REST to the library', async () => {
    const { token } = await site.staff({ role: 'editor' });
    const src = await createPngDataUrl(90 + count);
    const preview = { src, src_pixel: '', alt: 'A port' };
    const json = createProjectBody({ title: `By data ${count}`, img_preview: preview });
    await site.send('POST', '/api/v1/projects', { json, token });
    expect((await listMedia({ q: `by data ${count}` })).items).toMatchObject([{ uses: 1 }]);
  });
});
