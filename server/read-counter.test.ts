import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertArticle } from '../db/article-writes';
import { openTestDatabase } from '../db/test-database';
import { articleInput } from '../db/test-items';
import { countReads, openedArticle } from './read-counter';

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const get = (url: string, headers: Record<string, string> = person) => ({ method: 'GET', url, headers });

describe('an opening is', () => {
  it.each(['/article/a-b', '/article/a-b?utm=x', '/article/a-b/index.pageContext.json'])('%s', url => {
    expect(openedArticle(get(url))).toBe('a-b');
  });

  it.each([
    ['another page', get('/blog')],
    ['no article', get('/article/')],
    ['HEAD', { ...get('/article/a'), method: 'HEAD' }],
    ['a prefetch', get('/article/a', { ...person, 'sec-purpose': 'prefetch;prerender' })],
    ['a crawler', get('/article/a', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
    ['nobody', get('/article/a', {})],
  ])('not %s', (_what, request) => {
    expect(openedArticle(request)).toBeUndefined();
  });
});

describe('the counter', () => {
  let test: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.close());

  it('writes what was answered, at the latest when the server stops', async () => {
    const { db } = test;
    await insertArticle(db, articleInput({ title: 'Opened' }), { now: new Date() });
    const app = Fastify();
    countReads(app, db);
    app.get('/article/:slug', async ({ params }, reply) => {
      const { slug } = params as { slug: string };
      return slug === 'opened' ? 'words' : reply.code(404).send();
    });
    for (const slug of ['opened', 'opened', 'missing']) await app.inject(get(`/article/${slug}`) as object);
    await app.close();
    expect(await db.selectFrom('articles').select(['slug', 'reads']).execute()).toEqual([
      { slug: 'opened', reads: 2 },
    ]);
  });
});
