import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createCachedResponse, sendCachedResponse } from '../http/cached-response';
import { PageCache } from './page-cache';

const createPage = (text: string) => createCachedResponse(200, { 'content-type': 'text/html' }, text);

it('returns the cached response of a page', () => {
  const cache = new PageCache();
  const response = createPage('a');
  cache.set('/a', response, cache.generation);
  expect(cache.get('/a')).toBe(response);
  expect(cache.get('/b')).toBeUndefined();
});

it('drops all cached pages after a write, and rejects pages rendered before the write', () => {
  const cache = new PageCache();
  const { generation } = cache;
  cache.set('/a', createPage('old'), generation);
  cache.clear();
  cache.set('/b', createPage('begun before'), generation);
  expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, undefined]);
  const freshPage = createPage('new');
  cache.set('/b', freshPage, cache.generation);
  expect(cache.get('/b')).toBe(freshPage);
});

it('drops a cached page after its maximum age, even if it was compressed in between', () => {
  vi.useFakeTimers();
  // The cache ignores an entry’s age if the entry was stored at time zero.
  vi.advanceTimersByTime(1);
  const cache = new PageCache();
  const responses = [createPage('Monday'), createPage('Tuesday')] as const;
  cache.set('/a', responses[0], cache.generation, 60_000);
  cache.set('/b', responses[1], cache.generation);
  vi.advanceTimersByTime(40_000);
  responses[0].onGrowth?.();
  expect([cache.get('/a'), cache.get('/b')]).toEqual(responses);
  vi.advanceTimersByTime(40_000);
  expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, responses[1]]);
  vi.useRealTimers();
});

it('drops the least recently used pages when the cache is full', () => {
  const cache = new PageCache(100_000);
  const addPage = (n: number) => cache.set(`/${n}`, createPage(String(n).repeat(20_000)), cache.generation);
  for (let n = 0; n < 4; n++) addPage(n);
  cache.get('/0');
  addPage(4);
  expect([cache.get('/0'), cache.get('/1'), cache.get('/4')].map(page => page !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  for (let n = 5; n < 1_000; n++) addPage(n);
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
});

it("counts the bytes of a cached page's compressed forms once they exist", async () => {
  const cache = new PageCache();
  const app = Fastify();
  const response = createPage('A page. '.repeat(1_000));
  app.get('/', (request, reply) => sendCachedResponse(request, reply, response));
  cache.set('/', response, cache.generation);
  const plainBytes = cache.bytes;
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(cache.bytes).toBe(plainBytes + rawPayload.length);
  cache.clear();
  await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(cache.bytes).toBe(0);
  await app.close();
});
