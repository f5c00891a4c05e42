import { expect, it } from 'vitest';
import { makeAnswer } from './answer';
import { PageCache } from './page-cache';

const page = (text: string) => makeAnswer(200, { 'content-type': 'text/html' }, text);

it('answers what was kept under an address', () => {
  const cache = new PageCache();
  const answer = page('a');
  cache.set('/a', answer, cache.generation);
  expect(cache.get('/a')).toBe(answer);
  expect(cache.get('/b')).toBeUndefined();
});

it('is empty after a write, and takes no page that was begun before it', () => {
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

it('lets the page go that nobody asked for the longest when a thousand are kept', () => {
  const cache = new PageCache();
  const keep = (n: number) => cache.set(`/${n}`, page(String(n)), cache.generation);
  for (let n = 0; n < 1_000; n++) keep(n);
  cache.get('/0');
  keep(1_000);
  expect(cache.get('/0')).toBeDefined();
  expect(cache.get('/1')).toBeUndefined();
  expect(cache.get('/1000')).toBeDefined();
});
