import fs, { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPng, testSite } from '../app.test-kit';
import { getUploadsFolder } from '../media/folder-store';

const site = testSite();
let url: string;

beforeAll(async () => {
  const { images } = site.services();
  url = (await images.store(await createPng(9), 'Plan of Lviv.png', { kept: true })).url;
  await images.settle();
  const folder = getUploadsFolder(site.dataDir);
  writeFileSync(path.join(folder, '.half-written'), 'x');
  writeFileSync(path.join(folder, 'page.html'), '<script>alert(1)</script>');
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(path.join(folder, 'below'));
});

describe('stored files', () => {
  it('serves stored files by name with permanent caching and a fixed content type', async () => {
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{16}-plan-of-lviv-8x8\.png$/);
    const { status, headers } = await site.get(url);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['page.html', 'drawing.svg'])(
    'prevents scripts in a file that is opened directly: %s',
    async name => {
      const { status, headers } = await site.get(`/uploads/${name}`);
      expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
      expect(headers['content-security-policy']).not.toContain('allow-scripts');
    },
  );

  it('serves the stored image until its variants in modern formats exist', async () => {
    const { images } = site.services();
    const { url } = await images.store(await createPng(9), 'new.png', { kept: true });
    await images.settle();
    const variants = ['avif', 'webp'].map(format => url.replace('8x8.png', `8.${format}`));
    for (const variant of variants) {
      const { status, headers } = await site.get(variant);
      expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      // The variant may exist by now.
      expect([headers['content-type'], headers['cache-control']]).toEqual(
        headers['content-type'] === 'image/png'
          ? ['image/png', 'no-store']
          : [`image/${variant.split('.').at(-1)}`, expect.stringContaining('immutable')],
      );
    }
    for (const variant of variants)
      await expect
        .poll(async () => (await site.get(variant)).headers['content-type'])
        .toBe(`image/${variant.split('.').at(-1)}`);
    expect((await site.get('/uploads/0123456789abcdef-none-8.avif')).status).toBe(404);
  });

  it('returns 304 for an unchanged stored file', async () => {
    const { etag = '' } = (await site.get(url)).headers;
    expect((await site.get(url, { 'if-none-match': etag })).status).toBe(304);
  });

  it('returns the requested range of a stored file', async () => {
    const partialResponse = await site.get(url, { range: 'bytes=0-3' });
    expect([partialResponse.status, partialResponse.headers['content-length']]).toEqual([206, '4']);
  });

  it.each(['bytes=99999999-', 'bytes=-0', 'bytes=99999999-100000000'])(
    'returns 416 with the file size when the range is outside the file: %s',
    async range => {
      const fullResponse = await site.get(url);
      const { status, headers } = await site.get(url, { range });
      expect([status, headers['content-range']]).toEqual([
        416,
        `bytes */${fullResponse.headers['content-length']}`,
      ]);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    'bytes=a-b',
    'bytes=5-2',
    'bytes=',
    'bytes=-',
    'bytes',
    'items=0-3',
    'bytes=0-1,3-4',
    'bytes=0-1,a-b',
    'bytes=99999999-, 88888888-',
    'bytes=1e1-',
    `bytes=${'0-1,'.repeat(500)}0-1`,
  ])('returns the whole file when the range is invalid or multiple: %s', async range => {
    const fullResponse = await site.get(url);
    const { status, headers, text } = await site.get(url, { range });
    expect([status, headers['content-length'], text === fullResponse.text]).toEqual([
      200,
      fullResponse.headers['content-length'],
      true,
    ]);
  });
});

it("returns 404 without revealing the file's location when a file is deleted during lookup", async () => {
  const file = path.join(getUploadsFolder(site.dataDir), 'going.png');
  writeFileSync(file, await createPng(4));
  const { createReadStream } = fs;
  const openSpy = vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...args) => {
    rmSync(file);
    return createReadStream(...args);
  });
  const { status, headers, text } = await site.get('/uploads/going.png');
  openSpy.mockRestore();
  expect([status, text]).toEqual([404, 'Not found']);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
});

describe('other files of the data folder', () => {
  it.each([
    '/uploads/.half-written',
    '/uploads/nothing.png',
    '/uploads/below',
    '/uploads/../northlight.sqlite',
    '/uploads/%2e%2e/northlight.sqlite',
    '/uploads/..%2fnorthlight.sqlite',
    '/uploads/..%5cnorthlight.sqlite',
    '/uploads/below/../../northlight.sqlite',
    '/uploads//northlight.sqlite',
    '/uploads/%00',
  ])("doesn't serve other files of the data folder: %s", async target => {
    const { status, text } = await site.get(target);
    expect([301, 302, 400, 403, 404]).toContain(status);
    expect(text).not.toContain('SQLite');
  });

  it('returns 404 for writes to a stored file', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) {
      expect((await site.send(method, url)).status).toBe(404);
    }
    expect((await site.get(url)).status).toBe(200);
  });
});
