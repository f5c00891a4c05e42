import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { createCachedResponse, sendCachedResponse } from './cached-response';

const TEXT = '<p>A page that is long enough to be worth compressing.</p>'.repeat(20);
const html = { 'content-type': 'text/html; charset=utf-8' };
const responses = {
  '/page': createCachedResponse(200, html, TEXT),
  '/short': createCachedResponse(200, html, 'short'),
  '/missing': createCachedResponse(404, html, TEXT),
  '/picture': createCachedResponse(200, { 'content-type': 'image/png' }, Buffer.alloc(2_000)),
};

const app = Fastify();
for (const [path, response] of Object.entries(responses)) {
  app.get(path, (request, reply) => sendCachedResponse(request, reply, response));
}
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip;q=0', undefined],
  ['*', 'gzip'],
  ['zstd', undefined],
])('responds to Accept-Encoding %s with the encoding %s', async (acceptEncoding, encoding) => {
  const response = await get(
    '/page',
    acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  );
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('Accept-Encoding');
  const bytes = response.rawPayload;
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
  const text = encoding ? decompress[encoding as keyof typeof decompress](bytes) : bytes;
  expect(text.toString()).toBe(TEXT);
});

it("doesn't compress images or short bodies", async () => {
  for (const path of ['/short', '/picture']) {
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

it("returns 304 without a body when If-None-Match contains the response's ETag", async () => {
  const { etag } = (await get('/page')).headers;
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  for (const ifNoneMatch of [String(etag), String(etag).slice(2), `"x", ${etag}`, '*']) {
    const { statusCode, body, headers } = await get('/page', { 'if-none-match': ifNoneMatch });
    expect([statusCode, body, headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get('/page', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

it('returns 404 instead of 304 for a missing page, even when the ETag matches', async () => {
  const { etag } = (await get('/missing')).headers;
  expect((await get('/missing', { 'if-none-match': String(etag) })).statusCode).toBe(404);
});
