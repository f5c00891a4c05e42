import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemStores } from '../../db/stores';
import { openTestDatabase } from '../../db/test-database';
import { createArticleInput } from '../../db/test-items';
import { toCompletedRequest } from '../http/completed-request';
import { findOpenedArticle, registerReadCounter } from './read-counter';

const browserHeaders = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const createRequest = (url: string, headers: Record<string, string> = browserHeaders) => ({
  method: 'GET',
  url,
  headers,
});

describe('findOpenedArticle', () => {
  it.each(['/article/a-b', '/article/a-b?utm=x', '/article/a-b/index.pageContext.json'])(
    'counts %s as an article view',
    url => {
      expect(findOpenedArticle(createRequest(url))).toBe('a-b');
    },
  );

  it.each([
    ['another page', createRequest('/blog')],
    ['a path without a slug', createRequest('/article/')],
    ['a HEAD request', { ...createRequest('/article/a'), method: 'HEAD' }],
    ['a prefetch', createRequest('/article/a', { ...browserHeaders, 'sec-purpose': 'prefetch;prerender' })],
    [
      'a request of a crawler',
      createRequest('/article/a', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    ],
    ['a request without a user agent', createRequest('/article/a', {})],
  ])("doesn't count %s as an article view", (_what, request) => {
    expect(findOpenedArticle(request)).toBeUndefined();
  });
});

describe('the counter', () => {
  let test: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  async function countReads(requests: object[]) {
    const { db } = test;
    const now = new Date();
    for (const title of ['Opened', 'Other'])
      await itemStores.article.insert(db, createArticleInput({ title }), { now });
    const app = Fastify({ trustProxy: true });
    const addRead = registerReadCounter(app, db);
    app.addHook('onResponse', (request, reply, done) => {
      addRead(toCompletedRequest(request, reply));
      done();
    });
    app.get('/article/:slug', async ({ params }, reply) => {
      const { slug } = params as { slug: string };
      return slug === 'missing' ? reply.code(404).send() : 'words';
    });
    for (const request of requests) {
      if (request instanceof Date) vi.setSystemTime(request);
      else await app.inject(request);
    }
    await app.close();
    const rows = await db.selectFrom('items').select(['slug', 'reads']).execute();
    return Object.fromEntries(rows.map(({ slug, reads }) => [slug, reads]));
  }
  const createHeaders = (address: string, agent = browserHeaders['user-agent']) => ({
    'user-agent': agent,
    'x-forwarded-for': address,
  });

  it('stores the view counts of existing articles when the server stops', async () => {
    expect(await countReads(['opened', 'missing'].map(slug => createRequest(`/article/${slug}`)))).toEqual({
      opened: 1,
      other: 0,
    });
  });

  it("counts a visitor's article views once a day, whatever their user agent", async () => {
    const repeated = Array.from({ length: 500 }, (_, n) =>
      createRequest('/article/opened', createHeaders(`2001:db8:1:2::${n}`, `Browser/${n % 2}`)),
    );
    expect(
      await countReads([...repeated, createRequest('/article/other', createHeaders('2001:db8:1:2::1'))]),
    ).toEqual({
      opened: 1,
      other: 1,
    });
  });

  it('counts an article view of each other visitor, and of the same visitor on the next day', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T23:59:59Z'), toFake: ['Date'] });
    const visitors = ['192.0.2.1', '192.0.2.2', '2001:db8:1:3::1'];
    const requests = visitors.map(address => createRequest('/article/opened', createHeaders(address)));
    expect(
      await countReads([...requests, ...requests, new Date('2026-11-21T00:00:01Z'), ...requests]),
    ).toEqual({
      opened: 6,
      other: 0,
    });
  });
});
