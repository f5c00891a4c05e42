import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createCachedResponse, sendCachedResponse } from '../http/cached-response';
import { PageCache } from './page-cache';

const page = (text: string) => createCachedResponse(200, { 'content-type': 'text/html' }, text);

it('returns the cached response of a page', () => {
  const cache = new PageCache();
  const answer = page('a');
  cache.set('/a', answer, cache.generation);
  expect(cache.get('/a')).toBe(answer);
  expect(cache.get('/b')).toBeUndefined();
});

it('drops all cached pages after a write, and rejects pages rendered before the write', () => {
  const cache = new PageCache();
  const { generation } = cache;
  cache.set('/a', page('old'), generation);
  cache.clear();
  cache.set('/b', page('begun before'), generation);
  expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, undefined]);
  const fresh = page('new');
  cache.set('/b', fresh, cache.generation);
  expect(cache.get('/b')).toBe(fresh);
});

it('drops a cached page after its maximum age, even if it was compressed in between', () => {
  vi.useFakeTimers();
  // The cache ignores an entry’s age if the entry was stored at time zero.
  vi.advanceTimersByTime(1);
  const cache = new PageCache();
  const answers = [page('Monday'), page('Tuesday')] as const;
  cache.set('/a', answers[0], cache.generation, 60_000);
  cache.set('/b', answers[1], cache.generation);
  vi.advanceTimersByTime(40_000);
  answers[0].onGrowth?.();
  expect([cache.get('/a'), cache.get('/b')]).toEqual(answers);
  vi.advanceTimersByTime(40_000);
  expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, answers[1]]);
  vi.useRealTimers();
});

it('drops the least recently used pages when the cache is full', () => {
  const cache = new PageCache(100_000);
  const keep = (n: number) => cache.set(`/${n}`, page(String(n).repeat(20_000)), cache.generation);
  for (let n = 0; n < 4; n++) keep(n);
  cache.get('/0');
  keep(4);
  expect([cache.get('/0'), cache.get('/1'), cache.get('/4')].map(kept => kept !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  for (let n = 5; n < 1_000; n++) keep(n);
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
});

it("counts the bytes of a cached page's compressed forms once they exist", async () => {
  const cache = new PageCache();
  const app = Fastify();
  const answer = page('A page. '.repeat(1_000));
  app.get('/', (request, reply) => sendCachedResponse(request, reply, answer));
  cache.set('/', answer, cache.generation);
  const plain = cache.bytes;
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(cache.bytes).toBe(plain + rawPayload.length);
  cache.clear();
  await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(cache.bytes).toBe(0);
  await app.close();
});
