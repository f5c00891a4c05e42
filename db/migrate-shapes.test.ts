import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restArticle } from '../domain/rest/article';
import { restCase } from '../domain/rest/case';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { findDraft } from './drafts';
import { listCards } from './item-lists';
import { createArticleInput, createCaseInput } from './items.test-kit';
import { migrateToLatest } from './migrate';
import { itemStores } from './stores';
import { restoreFromTrash } from './trash';
import { findVersionValues, insertVersion } from './versions';

let db: Db;
let close: () => Promise<void>;
const CREATED_AT = '2026-01-01T00:00:00.000Z';
const EDITOR = { id: 'ann', name: 'Ann' };

/** A case as stored before the migration, with REST field names. */
const project = {
  ...restCase.toRest(createCaseInput()),
  detailImages: ['/uploads/a.png', '/uploads/b.png'],
  detailImageAlts: ['A'],
  detailImageCaptions: [],
  videoPosters: ['/uploads/still.png'],
};
const blog = restArticle.toRest(createArticleInput());

async function addItem(kind: string, id: string, document: object, card: object): Promise<void> {
  await sql`insert into items (kind, id, slug, title, title_key, cover, facets, listed_at, created_at, updated_at, revision,
      card, document)
    values (${kind}, ${id}, ${id}, ${id}, ${id}, '', '[]', ${CREATED_AT}, ${CREATED_AT}, ${CREATED_AT}, 1, ${JSON.stringify(card)},
      ${JSON.stringify(document)})`.execute(db);
}
async function addDraft(kind: string, id: string, values: object): Promise<void> {
  await sql`insert into drafts (id, kind, title, title_key, values_json, revision, owner_id, created_at, updated_at,
      updated_by, updated_by_name)
    values (${id}, ${kind}, ${id}, ${id}, ${JSON.stringify(values)}, 1, 'ann', ${CREATED_AT}, ${CREATED_AT}, 'ann', 'Ann')`.execute(
    db,
  );
}
async function addTrash(kind: string, id: string, content: object): Promise<void> {
  await sql`insert into trash (item_id, kind, title, content_json, summary_json, deleted_at, member_id, member_name)
    values (${id}, ${kind}, ${id}, ${JSON.stringify(content)}, '{}', ${CREATED_AT}, 'ann', 'Ann')`.execute(
    db,
  );
}

beforeEach(async () => {
  ({ db, close } = await openTestDatabase(name => name < '055'));
});
afterEach(() => close());

it('turns days off into blocked times, and the buffer of calls into pauses', async () => {
  await close();
  ({ db, close } = await openTestDatabase(name => name < '077'));
  const settings = { bufferMinutes: 15, daysOff: ['2027-01-01', '2026-12-31', '2026-11-26'], place: 'Here' };
  await sql`insert into availability (person_key, settings_json, updated_at)
    values ('oksana', ${JSON.stringify(settings)}, ${CREATED_AT})`.execute(db);
  await migrateToLatest(db);
  const [row] = await db.selectFrom('availability').selectAll().execute();
  const wholeDay = { _id: expect.any(String), from: '00:00', to: '24:00', note: '' };
  expect(JSON.parse(row?.settings_json ?? '')).toEqual({
    ...{ place: 'Here', pauseBeforeMinutes: 15, pauseAfterMinutes: 15, callsPerDay: 0 },
    blockedTimes: [
      { ...wholeDay, firstDay: '2026-11-26', lastDay: '2026-11-26' },
      { ...wholeDay, firstDay: '2026-12-31', lastDay: '2027-01-01' },
    ],
  });
});

it('preserves the content of items, drafts, trash and versions in a migration', async () => {
  const card = {
    domain: 'FinTech',
    backgroundColor: 'red',
    img_preview: { src: '/c.png', src_pixel: 'p', alt: '' },
  };
  await addItem('case', 'one', project, card);
  await addItem('article', 'two', blog, {
    articleImage: '/a.png',
    authorName: 'Ada',
    authorPortrait: '/ada.png',
  });
  await addDraft('case', 'one', { ...project, title: 'Half', customer: { business_needs: 'Speed' } });
  await addDraft('article', 'new', { articleImage: '/new.png' });
  await addTrash('case', 'gone', {
    live: { input: project, past: { createdAt: CREATED_AT } },
    draft: { id: 'gone', values: project },
  });
  await sql`insert into versions (id, item_id, kind, title, published, note, created_at, member_id, member_name, values_json)
    values ('v', 'one', 'case', 'One', 1, '', ${CREATED_AT}, 'ann', 'Ann', ${JSON.stringify(project)})`.execute(
    db,
  );
  await sql`insert into links (kind, item_id, field, address) values ('case', 'one', 'infoBlock.0.sectionContent.1.text', '/a'),
    ('article', 'two', 'articleContent.3.content', '/b'), ('case', 'one', 'description', '/c')`.execute(db);

  await migrateToLatest(db);
  const document = restCase.fromRest(project);
  expect(await itemStores.case.findById(db, 'one')).toMatchObject({ item: { ...document, _id: 'one' } });
  expect(await itemStores.article.findById(db, 'two')).toMatchObject({
    item: { ...createArticleInput(), _id: 'two' },
  });
  const [shownCard] = (await listCards(db, 'case', { offset: 0, limit: 9 })).items;
  expect(shownCard).toMatchObject({ surface: 'red', cover: { src: '/c.png', pixel: 'p' } });
  const [article] = (await listCards(db, 'article', { offset: 0, limit: 9 })).items;
  expect(article).toMatchObject({ cover: { src: '/a.png' }, author: { name: 'Ada', portrait: '/ada.png' } });
  expect((await findDraft(db, 'one'))?.values).toEqual({
    ...document,
    title: 'Half',
    customer: { needs: 'Speed' },
  });
  expect((await findDraft(db, 'new'))?.values).toEqual({ cover: { src: '/new.png' } });
  expect((await restoreFromTrash(db, 'gone'))?.content).toEqual({
    live: { input: document, past: { createdAt: CREATED_AT } },
    draft: { id: 'gone', values: document },
  });
  expect((await findVersionValues(db, 'v'))?.values).toEqual(document);
  const fields = await sql<{ field: string }>`select field from links order by address`.execute(db);
  expect(fields.rows.map(({ field }) => field)).toEqual([
    'info.0.points.1.text',
    'story.3.content',
    'description',
  ]);
});

it('returns a version unchanged when it was saved after the migration', async () => {
  await migrateToLatest(db);
  const values = { seo: { title: 'Now' }, detailImages: 'a word of nobody' };
  const id = await insertVersion(db, {
    itemId: 'one',
    kind: 'case',
    note: '',
    by: EDITOR,
    values,
    now: new Date(),
  });
  expect((await findVersionValues(db, id))?.values).toEqual(values);
});

it('migrates more items than fit in one batch', async () => {
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1001)
    insert into items (kind, id, slug, title, title_key, cover, facets, listed_at, created_at, updated_at, revision, card, document)
    select 'article', 'n' || i, 'n' || i, 'N', 'n', '', '[]', ${CREATED_AT}, ${CREATED_AT}, ${CREATED_AT}, 1, '{}', ${JSON.stringify(blog)} from n`.execute(
    db,
  );
  await migrateToLatest(db);
  const { rows } = await sql<{ count: number }>`select count(*) as count from items
    where json_extract(document, '$.author.name') = 'Danylo Marchenko'`.execute(db);
  expect(rows[0]?.count).toBe(1_001);
});
