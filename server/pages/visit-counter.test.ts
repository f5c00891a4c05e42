import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../db/database.test-kit';
import { createArticleInput } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import { deleteVisitsBefore } from '../../db/visits';
import { VISITS_PATH } from '../../domain/hydration';
import { getBookingPath } from '../../domain/paths';
import { SITE_URL } from '../app.test-kit';
import { registerVisits } from './visit-counter';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

/** Reports an opened page, as `pages/start.ts` does. */
const createReport = (url: string, headers: Record<string, string> = {}, referrer = '') => ({
  method: 'POST' as const,
  url: VISITS_PATH,
  headers: {
    ...{ host: new URL(SITE_URL).host, referer: SITE_URL + url, 'content-type': 'text/plain;charset=UTF-8' },
    ...{ 'user-agent': AGENT, 'x-forwarded-for': '192.0.2.1', ...headers },
  },
  payload: referrer,
});

/** Opens pages in turn. Dates set the clock. */
async function visit(reports: (ReturnType<typeof createReport> | Date)[]) {
  const app = Fastify({ trustProxy: true });
  registerVisits(app, test.db, SITE_URL);
  for (const report of reports) {
    if (report instanceof Date) vi.setSystemTime(report);
    else expect((await app.inject(report)).statusCode).toBe(204);
  }
  await app.close();
  return test.db.selectFrom('visits').selectAll().orderBy('day').orderBy('page').orderBy('source').execute();
}

describe('visits', () => {
  it('stores visits by page and origin when the server stops', async () => {
    const rows = await visit([
      createReport('/services?from=?&utm_source=newsletter&utm_campaign=autumn'),
      createReport('/blog/page/2', {}, `${SITE_URL}/services`),
      createReport('/blog', {}, 'https://www.google.com/'),
      createReport('/blog', { 'x-forwarded-for': '192.0.2.2' }, 'https://www.google.com/'),
      createReport(getBookingPath('a1b2c3')),
      createReport('/admin/posts'),
      createReport('/services', { 'x-forwarded-for': '192.0.2.3', cookie: 'staff_session=x' }),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    expect(rows).toEqual([
      { day, page: '/blog', source: '(search)', campaign: '', visits: 1, entries: 1 },
      { day, page: '/blog', source: 'newsletter', campaign: 'autumn', visits: 1, entries: 0 },
      { day, page: '/services', source: 'newsletter', campaign: 'autumn', visits: 1, entries: 1 },
    ]);
  });

  it('counts neither bots nor pages that are missing or on other sites', async () => {
    const robotHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const rows = await visit([
      ...['/invented', '/article/invented', '/uploads/invented.png'].map(url => createReport(url)),
      createReport('/blog', robotHeaders),
      createReport('/blog', { referer: 'https://other.example/blog' }),
      createReport('/blog', { referer: '' }),
    ]);
    expect(rows).toEqual([]);
  });

  it('counts a network once per page and day, whatever its user agents', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T23:59:59Z'), toFake: ['Date'] });
    const repeatedVisits = Array.from({ length: 300 }, (_, n) =>
      createReport('/', { 'x-forwarded-for': `2001:db8:1:2::${n}`, 'user-agent': `Browser/${n % 2}` }),
    );
    const rows = await visit([
      ...repeatedVisits,
      createReport('/', { 'x-forwarded-for': '2001:db8:1:3::1' }),
      new Date('2026-11-21T00:00:01Z'),
      ...repeatedVisits,
    ]);
    expect(rows.map(({ visits }) => visits)).toEqual([3]);
  });

  it('counts a visit to an article as a read', async () => {
    for (const title of ['Opened', 'Other'])
      await itemStores.article.insert(test.db, createArticleInput({ title }), { now: new Date() });
    await visit([createReport('/article/opened'), createReport('/article/opened'), createReport('/blog')]);
    const reads = await test.db.selectFrom('items').select(['slug', 'reads']).orderBy('slug').execute();
    expect(reads).toEqual([
      { slug: 'opened', reads: 1 },
      { slug: 'other', reads: 0 },
    ]);
  });

  it('deletes visits and searches after the retention period', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] });
    await visit([createReport('/search?q=kafka')]);
    await deleteVisitsBefore(test.db, new Date('2026-11-20T15:00:00Z'));
    expect(await test.db.selectFrom('searches').selectAll().execute()).toHaveLength(1);
    await deleteVisitsBefore(test.db, new Date('2026-11-21T00:00:00Z'));
    for (const table of ['visits', 'searches'] as const)
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('stores no IP address, user agent or hash when it counts visits and searches', async () => {
    const rowsBefore = await readAllTables();
    await visit([
      createReport('/search?q=kafka', {}, 'https://deltaquay.example/staff/jane?mail=jane@x.example'),
      createReport('/search?q=jane@deltaquay.example', { 'x-forwarded-for': '2001:db8:1:2::1' }),
      createReport('/?utm_source=jane@deltaquay.example&utm_campaign=x', { 'x-forwarded-for': '192.0.2.9' }),
    ]);
    const day = new Date().toISOString().slice(0, 10);
    const addedRows = (await readAllTables()).filter(row => !rowsBefore.includes(row));
    expect(addedRows).toEqual([
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
  await visit(['kafka', 'Kafka ', 'pricing'].map(q => createReport(`/search?q=${encodeURIComponent(q)}`)));
  await visit([createReport('/search?q=kafka', { 'x-forwarded-for': '192.0.2.2' })]);
  expect(await test.db.selectFrom('searches').select(['words', 'count']).execute()).toEqual([
    { words: 'kafka', count: 2 },
    { words: 'pricing', count: 1 },
  ]);
});
