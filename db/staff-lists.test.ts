import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { upsertDraft } from './drafts';
import { addReadCounts } from './item-queries';
import { createArticleInput, createCaseInput } from './items.test-kit';
import { migrateToLatest } from './migrate';
import { findStaffItems, listAuthors } from './staff-lists';
import { itemStores } from './stores';

let db: Db;
let close: () => Promise<void>;
const now = new Date('2026-11-22T08:00:00Z');
const defaultQuery = { sort: 'newest', offset: 0, limit: 20 } as const;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const findCaseTitles = async (q: string) =>
  (await findStaffItems(db, 'case', { ...defaultQuery, q })).items.map(({ title }) => title);
const findArticleTitles = async (q: string) =>
  (await findStaffItems(db, 'article', { ...defaultQuery, q })).items.map(({ title }) => title);

describe('text search', () => {
  const createDraft = (id: string, values: object) => ({
    id,
    kind: 'article' as const,
    values: { title: id, ...values },
    revision: 1,
    withdrawn: undefined,
    askedAt: null,
    ownerId: 'me',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    updatedBy: { id: 'me', name: 'Me' },
  });

  it('finds drafts by their texts, but not by field names', async () => {
    await upsertDraft(
      db,
      createDraft('one', { story: [{ type: 'paragraph', content: 'The “quay” at Dawn' }] }),
    );
    await upsertDraft(
      db,
      createDraft('two', { address: 'quay', tags: ['Harbour'], author: { name: 'Ida' } }),
    );
    expect(await findArticleTitles('at dawn')).toEqual(['one']);
    expect(await findArticleTitles('harbour')).toEqual(['two']);
    expect(await findArticleTitles('content')).toEqual([]);
    const { items } = await findStaffItems(db, 'article', { ...defaultQuery, q: 'harbour' });
    const author = { name: 'Ida', portrait: '' };
    expect(items).toMatchObject([{ facets: ['Harbour'], author, address: 'quay', cover: '' }]);
  });

  it('counts items of every state when the admin list is filtered by one state', async () => {
    await itemStores.article.insert(db, createArticleInput({ title: 'Public' }), { now });
    await upsertDraft(db, createDraft('one', {}));
    const { states, total } = await findStaffItems(db, 'article', { ...defaultQuery, q: '', state: 'draft' });
    expect({ states, total }).toEqual({ states: { draft: 1, live: 1 }, total: 1 });
  });

  it('counts page views of listed public items in the last 30 days', async () => {
    const { _id, slug } = await itemStores.article.insert(db, createArticleInput({ title: 'Public' }), {
      now,
    });
    const addReads = () => addReadCounts(db, 'article', new Map([[slug, 2]]));
    const moveReads = (days: number) =>
      sql`update daily_reads set day = date(day, ${`-${days} days`})`.execute(db);
    const listReadCounts = async () =>
      (await findStaffItems(db, 'article', { ...defaultQuery, q: '' })).items.map(({ reads }) => reads);
    expect(await listReadCounts()).toEqual([0]);
    await addReads();
    await moveReads(29);
    await addReads();
    await addReads();
    expect(await listReadCounts()).toEqual([6]);
    await moveReads(1);
    expect(await listReadCounts()).toEqual([4]);
    await addReads();
    expect(await db.selectFrom('daily_reads').select(['item_id', 'count']).execute()).toEqual([
      { item_id: _id, count: 4 },
      { item_id: _id, count: 2 },
    ]);
  });

  it("filters the admin list by a draft's author when the public author differs", async () => {
    const createAuthor = (name: string) => ({ ...createArticleInput({}).author, name });
    const insertArticle = (title: string, name: string) =>
      itemStores.article.insert(db, createArticleInput({ title, author: createAuthor(name) }), { now });
    await insertArticle('Public', 'Ida');
    const { _id } = await insertArticle('Reassigned', 'Ida');
    await upsertDraft(db, createDraft(_id, { author: createAuthor('Max') }));
    await upsertDraft(db, createDraft('one', { author: createAuthor('Ida') }));
    const findByAuthor = async (name: string) =>
      (await findStaffItems(db, 'article', { ...defaultQuery, q: '', author: name })).items
        .map(({ title }) => title)
        .sort();
    expect(await findByAuthor('Ida')).toEqual(['Public', 'one']);
    expect(await findByAuthor('Max')).toEqual([_id]);
    expect(await listAuthors(db, 'article')).toEqual(['Ida']);
    expect(await listAuthors(db, 'case')).toEqual([]);
  });

  it('omits draft values of the wrong type from the admin list', async () => {
    await upsertDraft(db, createDraft('odd', { tags: { a: 1 }, author: 'Ida', cover: [] }));
    const { items } = await findStaffItems(db, 'article', { ...defaultQuery, q: '' });
    expect(items).toMatchObject([{ facets: [], author: undefined, cover: '' }]);
  });
});

describe('title search', () => {
  it.each([
    ['Тести, що сплять уночі', 'тести'],
    ['Їжак і ґава', 'ЇЖАК І ҐАВА'],
    ['ЄДНІСТЬ', 'єдніст'],
    ['Élan vital', 'élan'],
    // A combining accent, as some keyboards and file systems produce.
    ['Élan vital', 'e\u0301lan'],
    ['100% sure', '0% S'],
  ])('finds the title %j by the query %j', async (title, q) => {
    await itemStores.article.insert(db, createArticleInput({ title }), { now });
    await itemStores.article.insert(db, createArticleInput({ title: 'Something else' }), { now });
    expect(await findArticleTitles(q)).toEqual([title]);
  });

  it('finds an item only by its new title when the title changed', async () => {
    const item = await itemStores.case.insert(db, createCaseInput({ title: 'Стара назва' }), { now });
    await itemStores.case.update(db, { ...item, title: 'Нова назва' }, now);
    expect([await findCaseTitles('стара'), await findCaseTitles('НОВА')]).toEqual([[], ['Нова назва']]);
  });

  it('finds an item that was stored before search keys existed', async () => {
    await close();
    ({ db, close } = await openTestDatabase(name => name < '003-title-keys'));
    await sql`insert into projects (id, slug, title, domain, domain_key, heading, description, client, location,
        solution, date, surface, preview_src, preview_pixel, preview_alt, detail_json, revision, created_at, updated_at)
      values ('a', 'a', 'Тести', '', '', '', '', '', '', '', '', 'red', '', '', '', '{}', 1, '', '')`.execute(
      db,
    );
    await migrateToLatest(db);
    expect(await findCaseTitles('тести')).toEqual(['Тести']);
  });
});
