import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemStores } from '../../db/stores';
import { openTestDatabase } from '../../db/test-database';
import { createArticleInput } from '../../db/test-items';
import { deleteVisitsBefore } from '../../db/visits';
import { getBookingPath } from '../../domain/paths';
import { SITE_URL } from '../app.test-kit';
import { toCompletedRequest } from '../http/completed-request';
import { registerVisitCounter } from './visit-counter';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const createRequest = (url: string, headers: Record<string, string> = {}) => ({
  method: 'GET' as const,
  url,
  headers: { 'user-agent': AGENT, 'x-forwarded-for': '192.0.2.1', ...headers },
});

/** Opens pages in turn. Dates set the clock. */
async function visit(requests: (ReturnType<typeof createRequest> | Date)[]) {
  const app = Fastify({ trustProxy: true });
  const countVisit = registerVisitCounter(app, test.db, SITE_URL);
  app.addHook('onResponse', (request, reply, done) => {
    countVisit(toCompletedRequest(request, reply));
    done();
  });
  app.get('/*', async ({ url }, reply) => {
    if (url.includes('missing')) reply.code(404);
    if (url.includes('nothing')) reply.header('location', '/not-found');
    return reply.type(url.includes('.xml') ? 'text/xml' : 'text/html; charset=utf-8').send('words');
  });
  for (const request of requests) {
    if (request instanceof Date) vi.setSystemTime(request);
    else await app.inject(request);
  }
  await app.close();
  return test.db.selectFrom('visits').selectAll().orderBy('day').orderBy('page').orderBy('source').execute();
}

describe('visits', () => {
  it('stores visits by page and origin when the server stops', async () => {
    const rows = await visit([
      createRequest('/services?from=?&utm_source=newsletter&utm_campaign=autumn'),
      createRequest('/blog/page/2', { referer: `${SITE_URL}/services` }),
      createRequest('/blog', { referer: 'https://www.google.com/' }),
      createRequest('/blog', { 'x-forwarded-for': '192.0.2.2', referer: 'https://www.google.com/' }),
      createRequest('/missing'),
      createRequest(getBookingPath('a1b2c3')),
      createRequest('/article/nothing/index.pageContext.json'),
      createRequest('/feed.xml?/index.pageContext.json'),
      createRequest('/blog/rss.xml'),
      createRequest('/admin/posts'),
      createRequest('/services', { 'x-forwarded-for': '192.0.2.3', cookie: 'staff_session=x' }),
      { ...createRequest('/services', { 'x-forwarded-for': '192.0.2.4' }), method: 'HEAD' as 'GET' },
    ]);
    const day = new Date().toISOString().slice(0, 10);
    expect(rows).toEqual([
      { day, page: '/blog', source: '(search)', campaign: '', visits: 1, entries: 1 },
      { day, page: '/blog', source: 'newsletter', campaign: 'autumn', visits: 1, entries: 0 },
      { day, page: '/services', source: 'newsletter', campaign: 'autumn', visits: 1, entries: 1 },
    ]);
  });

  it('counts a network once per page and day, whatever its user agents', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T23:59:59Z'), toFake: ['Date'] });
    const repeated = Array.from({ length: 300 }, (_, n) =>
      createRequest('/', { 'x-forwarded-for': `2001:db8:1:2::${n}`, 'user-agent': `Browser/${n % 2}` }),
    );
    const rows = await visit([
      ...repeated,
      createRequest('/', { 'x-forwarded-for': '2001:db8:1:3::1' }),
      new Date('2026-11-21T00:00:01Z'),
      ...repeated,
    ]);
    expect(rows.map(({ visits }) => visits)).toEqual([3]);
  });

  it('counts a visit to an article as a read', async () => {
    for (const title of ['Opened', 'Other'])
      await itemStores.article.insert(test.db, createArticleInput({ title }), { now: new Date() });
    await visit([createRequest('/article/opened'), createRequest('/article/opened'), createRequest('/blog')]);
    const reads = await test.db.selectFrom('items').select(['slug', 'reads']).orderBy('slug').execute();
    expect(reads).toEqual([
      { slug: 'opened', reads: 1 },
      { slug: 'other', reads: 0 },
    ]);
  });

  it('deletes visits and searches after the retention period', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] });
    await visit([createRequest('/search?q=kafka')]);
    await deleteVisitsBefore(test.db, new Date('2026-11-20T15:00:00Z'));
    expect(await test.db.selectFrom('searches').selectAll().execute()).toHaveLength(1);
    await deleteVisitsBefore(test.db, new Date('2026-11-21T00:00:00Z'));
    for (const table of ['visits', 'searches'] as const)
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('stores no IP address, user agent or hash when it counts visits and searches', async () => {
    const before = await readAllTables();
    await visit([
      createRequest('/search?q=kafka', {
        referer: 'https://deltaquay.example/staff/jane?mail=jane@x.example',
      }),
      createRequest('/search?q=jane@deltaquay.example', { 'x-forwarded-for': '2001:db8:1:2::1' }),
      createRequest('/?utm_source=jane@deltaquay.example&utm_campaign=x', { 'x-forwarded-for': '192.0.2.9' }),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    const added = (await readAllTables()).filter(row => !before.includes(row));
    expect(added).toEqual([
      `searches ${JSON.stringify({ day, words: 'kafka', count: 1 })}`,
      `visits ${JSON.stringify({ day, page: '/', source: '', campaign: '', visits: 1, entries: 1 })}`,
      `visits ${JSON.stringify({ day, page: '/search', source: '', campaign: '', visits: 1, entries: 1 })}`,
      `visits ${JSON.stringify({ day, page: '/search', source: 'deltaquay.example', campaign: '', visits: 1, entries: 1 })}`,
    ]);
  });
});

/** Returns every row of the database with its table. */
async function readAllTables(): Promise<string[]> {
  const tables = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite_%' order by name`.execute(
    test.db,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows)
    for (const row of (await sql`select * from ${sql.table(name)}`.execute(test.db)).rows)
      rows.push(`${name} ${JSON.stringify(row)}`);
  return rows;
}

it('counts each search once per network and day', async () => {
  await visit(['kafka', 'Kafka ', 'pricing'].map(q => createRequest(`/search?q=${encodeURIComponent(q)}`)));
  await visit([createRequest('/search?q=kafka', { 'x-forwarded-for': '192.0.2.2' })]);
  expect(await test.db.selectFrom('searches').select(['words', 'count']).execute()).toEqual([
    { words: 'kafka', count: 2 },
    { words: 'pricing', count: 1 },
  ]);
});
