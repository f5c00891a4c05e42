import SQLite from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_SORTS } from '../domain/staff-list';
import { deleteArticle, insertArticle, updateArticle } from './article-writes';
import { browseArticles, countByTag, listArticles, popularArticles, relatedArticles } from './articles';
import { deleteCase } from './case-writes';
import { browseCases, casesByTitles, casesOfDomain, countByDomain, listCases } from './cases';
import type { Db } from './connection';
import { itemAddresses, lastChange } from './items';
import { ALL, rangeOfAny, totalsOf } from './lists';
import type { Database } from './schema';
import { staffCases, staffItems } from './staff-lists';
import { openTestDatabase } from './test-database';
import { articleInput } from './test-items';

/** More than some spans of the longest list. */
const ITEMS = 1_500;
const DOMAINS = ['fintech', 'edtech', 'healthtech'];
const TAGS = ['qa', 'react', 'node'];

let db: Db;
let file: string;
let close: () => Promise<void>;

/** Cases and articles written past all code of ours, in no order of time. */
beforeAll(async () => {
  ({ db, file, close } = await openTestDatabase());
  const numbers = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${ITEMS - 1})`;
  // 7 has no factor in common with the number of items: every place comes once.
  const time = sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + (i * 7 % ${ITEMS}) * 60, 'unixepoch')`;
  await sql`insert into cases (id, slug, title, domain, domain_key, heading, description, client, location,
      solution, date, surface, preview_src, preview_pixel, preview_alt, revision, created_at, updated_at, detail_json)
    ${numbers} select 'p' || i, 'case-' || i, 'Case ' || i, d, lower(d), '', '', '', '', '', '', 'black', '', '', '', 1,
      ${time}, ${time}, '{}'
    from (select i, case when i % 10 < 6 then 'FinTech' when i % 10 < 9 then 'EdTech' else 'HealthTech' end as d from n)`.execute(
    db,
  );
  await sql`insert into articles (id, slug, title, excerpt, time_to_read, shown_date, image_src, image_alt,
      author_name, revision, created_at, updated_at, detail_json)
    ${numbers} select 'a' || i, 'article-' || i, 'Article ' || i, '', 1, '2026-01-01', '', '', '', 1,
      ${time}, ${time}, '{}' from n`.execute(db);
  await sql`insert into article_tags (item_id, position, tag, tag_key)
    ${numbers} select 'a' || i, 0, 'QA', 'qa' from n where i % 2 = 0
    union all select 'a' || i, 1, 'React', 'react' from n where i % 3 = 0
    union all select 'a' || i, 2, 'Node', 'node' from n where i % 5 = 0`.execute(db);
});
afterAll(() => close());

/** What the lists should say: the slugs of these rows, newest first. */
const slugs = async (table: 'cases' | 'articles', where = sql<boolean>`true`) =>
  (
    await db
      .selectFrom(table)
      .select('slug')
      .where(where)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ slug }) => slug);

describe('a list of any length', () => {
  it.each([
    [[], 1_500],
    [['FinTech'], 900],
    [['FinTech', 'HealthTech'], 1_050],
    [['tech'], 1_500],
  ])('of domains %j is the same at any depth as if it was walked', async (domains, total) => {
    const keys = DOMAINS.filter(
      key => domains.length === 0 || domains.some(d => key.includes(d.toLowerCase())),
    );
    const expected = await slugs('cases', sql`domain_key in (${sql.join(keys)})`);
    for (const offset of [0, 4, 255, 256, 700, 1_001, expected.length - 3, expected.length]) {
      const found = await listCases(db, { domains, offset, limit: 4 });
      expect(found.items.map(({ slug }) => slug)).toEqual(expected.slice(offset, offset + 4));
      expect(found.total).toBe(total);
    }
  });

  it.each([
    [['qa'], sql<boolean>`i % 2 = 0`],
    [['QA', 'node'], sql<boolean>`i % 10 = 0`],
    [TAGS, sql<boolean>`i % 30 = 0`],
  ])('of tags %j too', async (tags, having) => {
    const number = sql`(select cast(substr(slug, 9) as integer) as i)`;
    const expected = await slugs('articles', sql`exists (select 1 from ${number} where ${having})`);
    for (const offset of [0, 9, 40, expected.length - 1]) {
      const found = await listArticles(db, { tags, offset, limit: 9 });
      expect(found.items.map(({ slug }) => slug)).toEqual(expected.slice(offset, offset + 9));
      expect(found.total).toBe(expected.length);
    }
  });

  it('counts by tag and domain without walking', async () => {
    expect(await countByTag(db)).toEqual([
      { tag: 'QA', count: 750 },
      { tag: 'React', count: 500 },
      { tag: 'Node', count: 300 },
    ]);
    expect(await countByDomain(db)).toEqual([
      { domain: 'EdTech', count: 450 },
      { domain: 'FinTech', count: 900 },
      { domain: 'HealthTech', count: 150 },
    ]);
  });

  it('is read from its oldest end by staff', async () => {
    const asked = { q: '', sort: 'oldest', offset: 900, limit: 5 } as const;
    const { items } = await staffCases(db, asked);
    expect(items.map(({ slug }) => slug)).toEqual((await slugs('cases')).reverse().slice(900, 905));
  });
});

describe('writing', () => {
  const spans = async (list: string) => {
    const rows = await db.selectFrom('list_spans').select('items').where('list', '=', list).execute();
    return rows.map(({ items }) => items);
  };

  it('keeps spans short and their sum the total', async () => {
    for (const list of [ALL, ...DOMAINS, ...TAGS])
      expect(Math.max(...(await spans(list)))).toBeLessThanOrEqual(256);
    const sum = (items: number[]) => items.reduce((all, each) => all + each, 0);
    expect(sum(await spans('qa'))).toBe((await totalsOf(db, 'article', ['qa'])).get('qa'));
  });

  it('follows tags that change, and names an article once however it spells a tag', async () => {
    const now = new Date('2026-11-22');
    const article = await insertArticle(db, articleInput({ tag: ['Vue', 'VUE', 'React'] }), { now });
    const withTag = async (tag: string) =>
      (await listArticles(db, { tags: [tag], offset: 0, limit: 1 })).total;
    expect([await withTag('vue'), await withTag('react')]).toEqual([1, 501]);
    const next = await updateArticle(db, { ...article, tag: ['React'] }, now);
    expect([await withTag('vue'), await withTag('react')]).toEqual([0, 501]);
    await deleteArticle(db, next._id);
    expect([await withTag('vue'), await withTag('react')]).toEqual([0, 500]);
    expect(await spans('vue')).toEqual([]);
  });

  it('follows items that go, a domain that changes and a time that does', async () => {
    await sql`update cases set domain = 'Space', domain_key = 'space' where id in ('p1', 'p2', 'p3')`.execute(
      db,
    );
    await sql`update cases set created_at = '2030-01-01T00:00:00.000Z' where id = 'p2'`.execute(db);
    await deleteCase(db, 'p3');
    expect((await casesOfDomain(db, 'space', 9)).map(({ slug }) => slug)).toEqual(['case-2', 'case-1']);
    const { items, total } = await listCases(db, { offset: 0, limit: 1 });
    expect([items[0]?.slug, total]).toEqual(['case-2', 1_499]);
    await sql`delete from cases where domain_key = 'space'`.execute(db);
    expect(await spans('space')).toEqual([]);
  });
});

describe('what pages read', () => {
  const asked: CompiledQuery[] = [];
  let watched: Db;
  beforeAll(() => {
    const database = new SQLite(file);
    watched = new Kysely<Database>({
      dialect: new SqliteDialect({ database }),
      log({ query }) {
        asked.push(query);
      },
    });
  });
  afterAll(() => watched.destroy());

  const deep = { offset: 1_200, limit: 9 };
  const staff = { q: '', sort: 'newest', ...deep } as const;

  it.each<[string, number, (db: Db) => Promise<unknown>]>([
    ['the cases list', 2, db => browseCases(db, { offset: 0, limit: 4 })],
    ['a far page of it', 3, db => browseCases(db, deep)],
    ['a far page of some domains', 3, db => browseCases(db, { domains: ['tech'], ...deep })],
    ['a range of cases', 2, db => listCases(db, { offset: 0, limit: 9 })],
    ['the cases of a domain', 2, db => casesOfDomain(db, 'FinTech', 9)],
    ['cases by title', 1, db => casesByTitles(db, ['Case 300', 'Case 301'])],
    ['the blog', 4, db => browseArticles(db, { offset: 0, limit: 9 })],
    ['a far page of it', 5, db => browseArticles(db, deep)],
    ['the articles of a tag', 5, db => browseArticles(db, { tags: ['qa'], offset: 0, limit: 9 })],
    ['the articles of two tags', 6, db => browseArticles(db, { tags: ['qa', 'node'], offset: 0, limit: 9 })],
    ['related articles', 2, db => relatedArticles(db, 'a30')],
    ['popular articles', 2, db => popularArticles(db)],
    ['a part of the sitemap', 2, db => itemAddresses(db, 'article', { offset: 900, limit: 900 })],
    ['the day of the last change', 1, db => lastChange(db, 'case')],
    ["the staff's cases", 8, db => staffCases(db, staff)],
    [
      "the staff's articles",
      6,
      db => staffItems(db, 'article', { ...staff, sort: 'oldest', filter: 'qa', offset: 400 }),
    ],
    ...STAFF_SORTS.map((sort): [string, number, (db: Db) => Promise<unknown>] => [
      `the staff's articles by ${sort}`,
      6,
      db => staffItems(db, 'article', { ...staff, sort }),
    ]),
    [
      "the staff's articles that are live, to an author",
      6,
      db => staffItems(db, 'article', { ...staff, state: 'live', owner: 'me' }),
    ],
  ])('%s: %i statements, none of which walks a table', async (_, statements, read) => {
    asked.length = 0;
    await read(watched);
    expect(asked.map(query => query.sql)).toHaveLength(statements);
    const sqlite = new SQLite(file, { readonly: true });
    for (const { sql: text, parameters } of asked) {
      const plan = sqlite.prepare(`explain query plan ${text}`).all(...parameters) as { detail: string }[];
      const steps = plan.map(({ detail }) => detail);
      // The most opened articles stand at the beginning of their index.
      const walks = steps.filter(
        step => /^SCAN (?!found|related|own|CONSTANT)/.test(step) && !step.includes('articles_popular'),
      );
      expect(walks, text).toEqual([]);
    }
    sqlite.close();
  });

  it('passes by few places on the way to a far page', async () => {
    const query = (await rangeOfAny(db, 'case', [ALL], { offset: 1_400, limit: 4 })).compile();
    const [, , , limit, offset] = query.parameters;
    expect(limit).toBe(4);
    expect(Number(offset)).toBeLessThan(256);
  });
});
