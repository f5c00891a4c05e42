import SQLite from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_SORTS } from '../domain/publishing/state';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { countFacets, getCardPage, listCards, listCardsWithFacet } from './item-lists';
import { listCardsByTitles, listPopularCards, listRelatedCards } from './item-picks';
import { findLastChange, listItemPaths } from './item-queries';
import { createArticleInput } from './items.test-kit';
import { ALL_ITEMS_KEY, countItemsByList, selectUnionRange } from './lists';
import type { Database } from './schema';
import { findStaffItems } from './staff-lists';
import { itemStores } from './stores';

/** Enough items to fill several list spans. */
const ITEMS = 1_500;
const DOMAINS = ['fintech', 'edtech', 'healthtech'];
const TAGS = ['qa', 'react', 'node'];

let db: Db;
let file: string;
let close: () => Promise<void>;

/** Inserts items out of chronological order. */
beforeAll(async () => {
  ({ db, file, close } = await openTestDatabase());
  const numbersTable = sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${ITEMS - 1})`;
  // 7 is coprime to the number of items, so each time occurs once.
  const timeExpression = sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + (i * 7 % ${ITEMS}) * 60, 'unixepoch')`;
  const insertClause = sql`insert into items (kind, id, slug, title, title_key, cover, facets, listed_at, created_at, updated_at,
    revision, card, document)`;
  const otherColumns = sql`${timeExpression}, ${timeExpression}, ${timeExpression}, 1, '{"summary":{"src":"","pixel":"","about":""}}', '{}'`;
  await sql`${insertClause} ${numbersTable}
    select 'case', 'p' || i, 'case-' || i, 'Case ' || i, 'case ' || i, '', json_array(json_array(lower(d), d)), ${otherColumns}
    from (select i, case when i % 10 < 6 then 'FinTech' when i % 10 < 9 then 'EdTech' else 'HealthTech' end as d from n)`.execute(
    db,
  );
  const tags = sql`(select json_group_array(json_array(lower(value), value))
    from json_each('["QA","React","Node"]') where i % (2 + key + (key = 2)) = 0)`;
  await sql`${insertClause} ${numbersTable}
    select 'article', 'a' || i, 'article-' || i, 'Article ' || i, 'article ' || i, '', ${tags}, ${otherColumns} from n`.execute(
    db,
  );
});
afterAll(() => close());

/** Reads slugs directly from the rows, newest first. */
const listSlugs = async (kind: 'case' | 'article', condition = sql<boolean>`true`) =>
  (
    await db
      .selectFrom('items')
      .select('slug')
      .where('kind', '=', kind)
      .where(condition)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ slug }) => slug);

describe('a long list', () => {
  it.each([
    [[], 1_500],
    [['FinTech'], 900],
    [['FinTech', 'HealthTech'], 1_050],
    [['tech'], 1_500],
  ])('returns the same items as a full scan for domains %j at any offset', async (domains, total) => {
    const keys = DOMAINS.filter(
      key => domains.length === 0 || domains.some(d => key.includes(d.toLowerCase())),
    );
    const expected = await listSlugs('case', sql`facets ->> '$[0][0]' in (${sql.join(keys)})`);
    for (const offset of [0, 4, 255, 256, 700, 1_001, expected.length - 3, expected.length]) {
      const cardPage = await listCards(db, 'case', { filters: domains, offset, limit: 4 });
      expect(cardPage.items.map(({ slug }) => slug)).toEqual(expected.slice(offset, offset + 4));
      expect(cardPage.total).toBe(total);
    }
  });

  it.each([
    [['qa'], sql<boolean>`i % 2 = 0`],
    [['QA', 'node'], sql<boolean>`i % 10 = 0`],
    [TAGS, sql<boolean>`i % 30 = 0`],
  ])('returns the same items as a full scan for tags %j at any offset', async (tags, condition) => {
    const slugNumber = sql`(select cast(substr(slug, 9) as integer) as i)`;
    const expected = await listSlugs('article', sql`exists (select 1 from ${slugNumber} where ${condition})`);
    for (const offset of [0, 9, 40, expected.length - 1]) {
      const cardPage = await listCards(db, 'article', { filters: tags, offset, limit: 9 });
      expect(cardPage.items.map(({ slug }) => slug)).toEqual(expected.slice(offset, offset + 9));
      expect(cardPage.total).toBe(expected.length);
    }
  });

  it('counts articles by tag and cases by domain', async () => {
    expect(await countFacets(db, 'article')).toEqual([
      { label: 'QA', count: 750 },
      { label: 'React', count: 500 },
      { label: 'Node', count: 300 },
    ]);
    expect(await countFacets(db, 'case')).toEqual([
      { label: 'EdTech', count: 450 },
      { label: 'FinTech', count: 900 },
      { label: 'HealthTech', count: 150 },
    ]);
  });

  it('returns items at a high offset when staff sort by oldest first', async () => {
    const query = { q: '', sort: 'oldest', offset: 900, limit: 5 } as const;
    const { items } = await findStaffItems(db, 'case', query);
    expect(items.map(({ slug }) => slug)).toEqual((await listSlugs('case')).reverse().slice(900, 905));
  });
});

describe('list spans', () => {
  const listSpans = async (list: string) => {
    const rows = await db.selectFrom('list_spans').select('items').where('list', '=', list).execute();
    return rows.map(({ items }) => items);
  };

  it("divides a list into short spans whose counts add up to the list's total", async () => {
    for (const list of [ALL_ITEMS_KEY, ...DOMAINS, ...TAGS])
      expect(Math.max(...(await listSpans(list)))).toBeLessThanOrEqual(256);
    const sumItems = (items: number[]) => items.reduce((sum, value) => sum + value, 0);
    expect(sumItems(await listSpans('qa'))).toBe((await countItemsByList(db, 'article', ['qa'])).get('qa'));
  });

  it('updates tag lists when the tags of an article change', async () => {
    const now = new Date('2026-11-22');
    const article = await itemStores.article.insert(
      db,
      createArticleInput({ tags: ['Vue', 'VUE', 'React'] }),
      {
        now,
      },
    );
    const countWithTag = async (tag: string) =>
      (await listCards(db, 'article', { filters: [tag], offset: 0, limit: 1 })).total;
    expect([await countWithTag('vue'), await countWithTag('react')]).toEqual([1, 501]);
    const updatedArticle = await itemStores.article.update(db, { ...article, tags: ['React'] }, now);
    expect([await countWithTag('vue'), await countWithTag('react')]).toEqual([0, 501]);
    await itemStores.article.remove(db, updatedArticle._id);
    expect([await countWithTag('vue'), await countWithTag('react')]).toEqual([0, 500]);
    expect(await listSpans('vue')).toEqual([]);
  });

  it('updates lists when items are deleted or their domains or dates change', async () => {
    await sql`update items set facets = '[["space","Space"]]' where id in ('p1', 'p2', 'p3')`.execute(db);
    await sql`update items set listed_at = '2030-01-01T00:00:00.000Z' where id = 'p2'`.execute(db);
    await itemStores.case.remove(db, 'p3');
    expect((await listCardsWithFacet(db, 'case', 'space', 9)).map(({ slug }) => slug)).toEqual([
      'case-2',
      'case-1',
    ]);
    const { items, total } = await listCards(db, 'case', { offset: 0, limit: 1 });
    expect([items[0]?.slug, total]).toEqual(['case-2', 1_499]);
    await sql`delete from items where facets like '%space%'`.execute(db);
    expect(await listSpans('space')).toEqual([]);
  });
});

describe('page queries', () => {
  const queries: CompiledQuery[] = [];
  let loggedDb: Db;
  beforeAll(() => {
    const database = new SQLite(file);
    loggedDb = new Kysely<Database>({
      dialect: new SqliteDialect({ database }),
      log({ query }) {
        queries.push(query);
      },
    });
  });
  afterAll(() => loggedDb.destroy());

  const deepRange = { offset: 1_200, limit: 9 };
  const staffQuery = { q: '', sort: 'newest', ...deepRange } as const;

  it.each<[string, number, (db: Db) => Promise<unknown>]>([
    ['the cases list', 2, db => getCardPage(db, 'case', { offset: 0, limit: 4 })],
    ['a distant page of the cases list', 3, db => getCardPage(db, 'case', deepRange)],
    ['a distant page of some domains', 3, db => getCardPage(db, 'case', { filters: ['tech'], ...deepRange })],
    ['a range of cases', 2, db => listCards(db, 'case', { offset: 0, limit: 9 })],
    ['the cases of a domain', 2, db => listCardsWithFacet(db, 'case', 'FinTech', 9)],
    ['cases by title', 1, db => listCardsByTitles(db, 'case', ['Case 300', 'Case 301'])],
    ['the blog', 3, db => getCardPage(db, 'article', { offset: 0, limit: 9 })],
    ['a distant page of the blog', 4, db => getCardPage(db, 'article', deepRange)],
    ['the articles of a tag', 4, db => getCardPage(db, 'article', { filters: ['qa'], offset: 0, limit: 9 })],
    [
      'the articles of two tags',
      5,
      db => getCardPage(db, 'article', { filters: ['qa', 'node'], offset: 0, limit: 9 }),
    ],
    ['related articles', 1, db => listRelatedCards(db, 'article', 'a30')],
    ['popular articles', 1, db => listPopularCards(db, 'article')],
    ['a part of the sitemap', 2, db => listItemPaths(db, 'article', { offset: 900, limit: 900 })],
    ['the day of the last change', 1, db => findLastChange(db, 'case')],
    ['cases for staff', 7, db => findStaffItems(db, 'case', staffQuery)],
    [
      'articles for staff',
      7,
      db => findStaffItems(db, 'article', { ...staffQuery, sort: 'oldest', filter: 'qa', offset: 400 }),
    ],
    ...STAFF_SORTS.map((sort): [string, number, (db: Db) => Promise<unknown>] => [
      `articles for staff, sorted by ${sort}`,
      7,
      db => findStaffItems(db, 'article', { ...staffQuery, sort }),
    ]),
    [
      'public articles for an author',
      7,
      db => findStaffItems(db, 'article', { ...staffQuery, state: 'live', owner: 'me' }),
    ],
  ])('reads %s in %i statements without a table scan', async (_, statements, read) => {
    queries.length = 0;
    await read(loggedDb);
    expect(queries.map(query => query.sql)).toHaveLength(statements);
    const sqlite = new SQLite(file, { readonly: true });
    for (const { sql: text, parameters } of queries) {
      const queryPlan = sqlite.prepare(`explain query plan ${text}`).all(...parameters) as {
        detail: string;
      }[];
      const steps = queryPlan.map(({ detail }) => detail);
      const scanSteps = steps.filter(step => /^SCAN (?!found|related|own|CONSTANT)/.test(step));
      expect(scanSteps, text).toEqual([]);
    }
    sqlite.close();
  });

  it('skips fewer than 256 rows when a distant page is read', async () => {
    const query = (
      await selectUnionRange(db, 'case', [ALL_ITEMS_KEY], { offset: 1_400, limit: 4 })
    ).compile();
    const [, , , limit, offset] = query.parameters;
    expect(limit).toBe(4);
    expect(Number(offset)).toBeLessThan(256);
  });
});
