import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { type Blog, restArticle } from '../domain/rest/article';
import { type Project, restCase } from '../domain/rest/case';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { countFacets, getCardPage, listCards } from './item-lists';
import { listPopularCards } from './item-picks';
import * as items from './items.test-kit';
import { MIGRATIONS, migrateToLatest } from './migrate';
import { getStoredPaths, pageStore } from './pages';
import { findStaffItems } from './staff-lists';
import { itemStores } from './stores';

/** Creates a case in the former tables’ format. */
const createRestCase = () => restCase.toRest(items.createCaseInput()) as Project;
const createRestArticle = () => restArticle.toRest(items.createArticleInput()) as Blog;

let db: Db;
let close: () => Promise<void>;
afterEach(() => close());

const CREATED_AT = '2026-01-01T00:00:00.000Z';
const UPDATED_AT = '2026-02-02T00:00:00.000Z';
const openBeforeMigration = (until: string) => async () => {
  ({ db, close } = await openTestDatabase(name => name < until));
};

/** @param table the case table’s name at the time. */
async function addCase(
  table: 'projects' | 'cases',
  id: string,
  domain: string,
  tags: string[],
): Promise<void> {
  const { meta_title, meta_description, description, heading, img_preview, ...input } = createRestCase();
  const { customer, quote, aboutProject, detailImages, detailImageAlts, infoBlock, video, projectContent } =
    input;
  const detail = {
    ...{ meta_title, meta_description, customer, quote, aboutProject, detailImages, detailImageAlts },
    ...{ infoBlock, video, projectContent },
  };
  const columns = table === 'cases' ? sql`, title_key, layout, about` : sql``;
  const values = table === 'cases' ? sql`, ${id}, 'story', ${`About ${id}`}` : sql``;
  await sql`insert into ${sql.table(table)} (id, slug, title, domain, domain_key, heading, description, client, location,
      solution, date, surface, preview_src, preview_pixel, preview_alt, detail_json, revision, created_at, updated_at
      ${columns})
    values (${id}, ${id}, ${id}, ${domain}, ${domain.toLowerCase()}, ${heading}, ${description}, 'A client', '', '',
      '2025-03', 'red', ${img_preview.src}, 'pixel', ${img_preview.alt}, ${JSON.stringify(detail)}, 3, ${CREATED_AT}, ${UPDATED_AT}
      ${values})`.execute(db);
  const rows = sql.join(tags.map((tag, position) => sql`(${id}, ${position}, ${tag}, ${tag.toLowerCase()})`));
  await sql`insert into ${sql.table(`${table.slice(0, -1)}_tags`)} values ${rows}`.execute(db);
}

async function addArticle(id: string, tags: string[], { day = '2026-01-05', reads = 0 } = {}): Promise<void> {
  const {
    articleContent,
    meta_title,
    meta_description,
    authorPosition,
    authorInfo,
    authorLink,
    authorAvatar,
  } = createRestArticle();
  const detail = {
    ...{ meta_title, meta_description, authorPosition, authorInfo, authorLink, authorAvatar },
    articleContent: articleContent.map(({ caption: _, ...row }) => row),
  };
  await sql`insert into articles (id, slug, title, excerpt, time_to_read, shown_date, image_src, image_alt, author_name,
      detail_json, reads, revision, created_at, updated_at)
    values (${id}, ${id}, ${id}, 'An excerpt', 4, ${day}, '/uploads/tests.png', 'A sieve', 'Danylo Marchenko',
      ${JSON.stringify(detail)}, ${reads}, 1, ${CREATED_AT}, ${CREATED_AT})`.execute(db);
  const rows = sql.join(tags.map((tag, position) => sql`(${id}, ${position}, ${tag}, ${tag.toLowerCase()})`));
  await sql`insert into article_tags values ${rows}`.execute(db);
}

it('migrates a database of the first version with every item, tag and old slug', async () => {
  await openBeforeMigration('002')();
  await addCase('projects', 'nodefy', 'FinTech', ['React', 'Node']);
  await sql`insert into project_old_slugs values ('node', 'nodefy', 1), ('noded', 'nodefy', 0)`.execute(db);
  await addArticle('tests', ['QA', 'qa', 'React'], { day: '12 June 2025', reads: 5 });
  await addArticle('checks', ['React']);

  await migrateToLatest(db);
  const { title: _, ...caseWithoutTitle } = createRestCase();
  expect(await itemStores.case.findById(db, 'nodefy')).toEqual({
    kind: 'found',
    item: restCase.fromRest({
      ...caseWithoutTitle,
      ...{
        _id: 'nodefy',
        slug: 'nodefy',
        title: 'nodefy',
        revision: 3,
        createdAt: CREATED_AT,
        updatedAt: UPDATED_AT,
      },
      ...{ domain: 'FinTech', client: 'A client', date: '2025-03', backgroundColor: 'red' },
      img_preview: { src: '/uploads/nodefy.png', src_pixel: 'pixel', alt: 'A graph of nodes' },
      tag: ['React', 'Node'],
      oldSlugs: ['noded', 'node'],
    }),
  });
  expect(await itemStores.article.findById(db, 'tests')).toMatchObject({
    item: {
      publishedOn: '2025-06-12',
      tags: ['QA', 'qa', 'React'],
      story: [{ caption: '' }, { caption: '' }],
    },
  });
  expect((await listPopularCards(db, 'article')).map(({ slug }) => slug)).toEqual(['tests', 'checks']);
  expect(await countFacets(db, 'article')).toEqual([
    { label: 'React', count: 2 },
    { label: 'QA', count: 1 },
  ]);
  const { items } = await getCardPage(db, 'case', { filters: ['fintech'], offset: 0, limit: 9 });
  expect(items).toMatchObject([{ slug: 'nodefy', domain: 'FinTech', surface: 'red' }]);
  expect(await sql`pragma foreign_key_check`.execute(db)).toMatchObject({ rows: [] });
});

/** Adds items of all kinds, two drafts, a schedule, and more articles than fit in one migration batch. */
async function fillTables(): Promise<void> {
  await addCase('cases', 'nodefy', 'FinTech', ['React']);
  await addCase('cases', 'ledger', 'fintech', ['Node']);
  await addArticle('tests', ['QA']);
  await sql`insert into pages (id, slug, title, title_key, detail_json, revision, created_at, updated_at)
    values ('p1', '/harbour', 'Harbour', 'harbour', '{"title":"Harbour","sections":[]}', 2, ${CREATED_AT}, ${UPDATED_AT})`.execute(
    db,
  );
  await sql`insert into page_old_slugs values ('/port', 'p1', 0), ('/lost', 'gone', 0)`.execute(db);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1203)
    insert into articles (id, slug, title, title_key, excerpt, time_to_read, shown_date, image_src, image_alt, author_name,
      revision, created_at, updated_at, detail_json)
    select 'n' || i, 'n' || i, 'N', 'n', '', 1, '', '', '', '', 1, ${CREATED_AT}, ${CREATED_AT}, '{"articleContent":[]}' from n`.execute(
    db,
  );
  const insertDraft = (id: string, kind: string, title: string) =>
    sql`insert into drafts
    (id, kind, title, title_key, values_json, revision, owner_id, created_at, updated_at, updated_by, updated_by_name)
    values (${id}, ${kind}, ${title}, ${title.toLowerCase()}, '{}', 1, 'ann', ${CREATED_AT}, ${UPDATED_AT}, 'ann', 'Ann')`.execute(
      db,
    );
  await insertDraft('nodefy', 'case', 'Nodefy changed');
  await insertDraft('fresh', 'article', 'Fresh');
  await sql`insert into plans (item_id, action, kind, at, member_id, member_name, note)
    values ('fresh', 'publish', 'article', ${UPDATED_AT}, 'ann', 'Ann', '')`.execute(db);
}

const readRows = async (table: string, condition = 'true') =>
  (await sql`select * from ${sql.table(table)} where ${sql.raw(condition)} order by 1, 2, 3`.execute(db))
    .rows;

it('keeps lists, admin lists and drafts when all items move to one table', async () => {
  await openBeforeMigration('053')();
  await fillTables();
  const TABLES = [
    'lists',
    'list_spans',
    'staff_items',
    'drafts',
    'plans',
    'versions',
    'trash',
    'search_documents',
  ];
  const rowsBefore = new Map<string, unknown>();
  for (const table of TABLES)
    rowsBefore.set(table, await readRows(table, table.startsWith('list') ? "kind != 'page'" : 'true'));

  await migrateToLatest(db);
  for (const table of TABLES)
    expect(await readRows(table, table.startsWith('list') ? "kind != 'page'" : 'true'), table).toEqual(
      rowsBefore.get(table),
    );
  expect((await listCards(db, 'article', { offset: 1_203, limit: 9 })).items).toHaveLength(1);
  expect(await pageStore.findById(db, 'p1')).toMatchObject({
    item: { slug: '/harbour', oldSlugs: ['/port'], revision: 2 },
  });
  expect((await getStoredPaths(db)).oldPaths).toEqual(new Map([['/port', '/harbour']]));
  const staffItems = await findStaffItems(db, 'case', { q: '', sort: 'newest', offset: 0, limit: 9 });
  expect(staffItems.items).toMatchObject([
    { title: 'Nodefy changed', state: 'changed' },
    { facets: ['fintech'] },
  ]);
  expect(await countFacets(db, 'case')).toEqual([{ label: 'FinTech', count: 2 }]);

  // Foreign keys now reference the new table.
  await itemStores.article.remove(db, 'tests');
  await db.deleteFrom('plans').execute();
  const articles = await findStaffItems(db, 'article', { q: 'fresh', sort: 'newest', offset: 0, limit: 9 });
  expect(articles).toMatchObject({ total: 1, items: [{ state: 'draft' }] });
  expect(await countFacets(db, 'article')).toEqual([]);
});

it('keeps all rows of the old tables for the next attempt when a later migration fails', async () => {
  await openBeforeMigration('053')();
  await fillTables();
  const names = [
    'cases',
    'case_tags',
    'articles',
    'article_tags',
    'pages',
    'page_old_slugs',
    'staff_items',
    'list_items',
  ];
  const readAllTables = async () => Promise.all(names.map(name => readRows(name)));
  const rowsBefore = await readAllTables();
  const failingMigrations = {
    ...MIGRATIONS,
    '054-cut-short': {
      async up() {
        expect(await readRows('items')).toHaveLength(1_207);
        throw new Error('power cut');
      },
    },
  };
  await expect(migrateToLatest(db, failingMigrations)).rejects.toThrow();
  expect(await readAllTables()).toEqual(rowsBefore);
  await migrateToLatest(db);
  expect(await readRows('items')).toHaveLength(1_207);
});
