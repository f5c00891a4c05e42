import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import type { DbOrTransaction } from '../db/connection';
import {
  currentSlug,
  deleteItem,
  foldTitle,
  inOrder,
  type NewItem,
  newItem,
  oldSlugsOf,
  storeItem,
  TABLES,
} from '../db/items';
import { keepStaffItems } from '../db/migrations/015-staff-items';
import { type ItemStore, stores } from '../db/stores';
import { imageAddressOrNone, requiredText } from '../domain/fields';
import type { Kind, Stored } from '../domain/kinds/kind';
import { slugify } from '../domain/slug';
import { z } from '../domain/zod';
import { testSite } from './app.test-kit';
import { procedures } from './http/trpc.test-kit';
import { publishDue } from './jobs/publications';
import { memoryLog } from './media/test-kit';

/** What a kind is, as `domain/kinds` says it: nothing of this is written anywhere else. */
const note = {
  name: 'note',
  schema: z.strictObject({
    title: requiredText('A note needs a title'),
    words: requiredText('A note says something'),
    picture: imageAddressOrNone.default(''),
  }),
  together: [],
  noun: 'note',
  nouns: 'notes',
  path: slug => `/notes/${slug}`,
  slugOf: ({ title }) => slugify(title),
  slugTaken: 'Another note has this address',
  slugField: 'title',
} satisfies Kind<'note'>;
type NoteInput = { title: string; words: string; picture: string };
type Note = Stored<NoteInput>;

vi.mock('../domain/kinds', async load => {
  const known = await load<{ kinds: object; kindNames: string[] }>();
  // As it is asked for: the schema above is there by then.
  Object.defineProperty(known.kinds, 'note', { enumerable: true, get: () => note });
  known.kindNames.push('note');
  return known;
});
vi.mock('../domain/search/kinds', async load => {
  const known = await load<{ SEARCH_KINDS: string[] }>();
  known.SEARCH_KINDS.push('note');
  return known;
});

/** The migration that a kind brings. */
async function migrate(db: Kysely<unknown>): Promise<void> {
  await sql`create table notes (id text primary key not null, slug text not null unique, title text not null,
    title_key text not null, detail_json text not null, revision integer not null, created_at text not null,
    updated_at text not null)`.execute(db);
  await sql`create table note_old_slugs (slug text primary key not null, item_id text not null,
    position integer not null)`.execute(db);
  await keepStaffItems(db, 'note', 'notes');
}

const KIND = 'note' as never;
type Row = Note & { id: string; detail_json: string; created_at: string; updated_at: string };

async function notesByIds(db: DbOrTransaction, ids: readonly string[]): Promise<Note[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`select * from notes where id in (${sql.join(ids)})`.execute(db);
  const old = await oldSlugsOf(db, KIND, ids);
  const items = rows.map(row => ({
    ...(JSON.parse(row.detail_json) as NoteInput),
    ...{ _id: row.id, slug: row.slug, revision: row.revision, oldSlugs: old.get(row.id) ?? [] },
    ...{ createdAt: row.created_at, updatedAt: row.updated_at },
  }));
  return inOrder(items, ids);
}

async function put(trx: DbOrTransaction, item: Note): Promise<Note> {
  const { _id, slug, revision, createdAt, updatedAt, oldSlugs: _, ...content } = item;
  await storeItem(trx, KIND, item, documentOf(item), async () => {
    await sql`insert or replace into notes values (${_id}, ${slug}, ${item.title}, ${foldTitle(item.title)},
      ${JSON.stringify(content)}, ${revision}, ${createdAt}, ${updatedAt})`.execute(trx);
  });
  return item;
}

const documentOf = ({ _id, revision, slug, title, words }: Note) => ({
  ...{ kind: KIND, key: _id, version: String(revision), slug, title },
  ...{ note: 'Note', image: '', headings: '', body: words },
});

/** Its rows, as `db/stores.ts` binds them. */
const store: ItemStore<NoteInput, Note> = {
  async byId(db, id) {
    const [item] = await notesByIds(db, [id]);
    return item ? { kind: 'found', item } : { kind: 'missing' };
  },
  async bySlug(db, slug) {
    const { rows } = await sql<{ id: string }>`select id from notes where slug = ${slug}`.execute(db);
    const [item] = await notesByIds(
      db,
      rows.map(({ id }) => id),
    );
    const newSlug = item ? undefined : await currentSlug(db, KIND, slug);
    if (item) return { kind: 'found', item };
    return newSlug ? { kind: 'renamed', newSlug } : { kind: 'missing' };
  },
  list: async () => ({ items: [], total: 0 }),
  byIds: notesByIds,
  insert: (trx, input, options: NewItem) => put(trx, { ...input, ...newItem(slugify(input.title), options) }),
  update: (trx, next, now) =>
    put(trx, { ...next, revision: next.revision + 1, updatedAt: now.toISOString() }),
  remove: (trx, id) => deleteItem(trx, KIND, id),
  document: documentOf,
};

const site = testSite();
const { call, ask } = procedures(site);
let headers: Record<string, string>;
beforeAll(async () => {
  Object.assign(TABLES, { note: { items: 'notes', oldSlugs: 'note_old_slugs' } });
  Object.assign(stores, { note: store });
  await migrate(site.services().db as unknown as Kysely<unknown>);
  headers = { cookie: (await site.staff()).cookie };
});

const of = { kind: 'note', id: 'n1' };
const act = async (name: string, json: object = of) => {
  const told = await call(`content.${name}`, { json, headers });
  expect([name, told.status, told.error]).toEqual([name, 200, undefined]);
  return told.result.data;
};
const read = async (name: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: what is told is the test's to know
  (await ask(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers)).result.data as any;
const state = async () => (await read('content.open', of)).state;
const save = (changes: object) => act('saveDraft', { ...of, changes });

it('a further kind is a descriptor, a migration and its rows: it is drafted, published, found, dated, taken down, deleted and restored', async () => {
  await save({ title: { to: 'Lanterns at noon' } });
  expect(await state()).toBe('draft');
  expect(await read('content.checks', of)).toContainEqual(
    expect.objectContaining({ level: 'stop', path: 'words', message: 'A note says something' }),
  );
  await save({ words: { to: 'They are lit all the same.' } });
  await act('publish');
  expect(await state()).toBe('live');

  await save({ title: { from: 'Lanterns at noon', to: 'Lanterns at dusk' } });
  expect(await state()).toBe('changed');
  await act('publish');
  const { items: versions } = await read('content.history', of);
  expect(versions.filter(({ published }: { published: boolean }) => published)).toHaveLength(2);
  const { targets } = await read('content.linkTargets', { q: 'lanterns' });
  expect(targets).toMatchObject([{ kind: 'note', href: '/notes/lanterns-at-dusk' }]);
  expect(await read('search.staff', { q: 'dusk lanterns' })).toMatchObject([{ kind: 'note', total: 1 }]);

  const now = Date.now();
  const days = (n: number) => new Date(now + n * 86_400_000).toISOString();
  await act('plan', { ...of, until: days(3) });
  const calendar = await read('content.calendar', { from: days(-1), to: days(9) });
  expect(calendar.plans).toMatchObject([{ kind: 'note', title: 'Lanterns at dusk', action: 'unpublish' }]);
  expect(calendar.live).toMatchObject([{ kind: 'note', id: 'n1' }]);
  const clock = { now: () => new Date(now + 4 * 86_400_000), after: () => () => {} };
  await publishDue({ ...site.services(), clock, log: memoryLog() });
  expect(await state()).toBe('unpublished');

  await act('publish');
  await act('remove');
  expect((await read('content.trash', {})).items).toMatchObject([{ kind: 'note', live: true }]);
  await act('restore', { id: 'n1' });
  expect(await state()).toBe('live');
});
