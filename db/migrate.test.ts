import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Project, restCase } from '../domain/rest/case';
import { WEEK_LABELS } from '../domain/sections/contact';
import { type Db, openDatabase } from './connection';
import { listCards } from './item-lists';
import { createCaseInput } from './items.test-kit';
import { deleteDatabaseCopies, MIGRATIONS, migrateToLatest } from './migrate';
import { readSetting, writeSetting } from './settings';
import { getOldSlugs } from './slugs';
import { itemStores } from './stores';

let folder: string;
let openDatabases: Db[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-migrate-'));
  openDatabases = [];
});
afterEach(async () => {
  for (const db of openDatabases) await db.destroy();
  rmSync(folder, { recursive: true });
});

const FILE = 'site.db';

function openTestDatabase(folderPath = folder): Db {
  const db = openDatabase(path.join(folderPath, FILE));
  openDatabases.push(db);
  return db;
}

const listTables = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).sort();

/** Returns all migrations and one more that can be interrupted. */
const addMigration = (interrupt: (db: Kysely<unknown>) => unknown = () => {}): Record<string, Migration> => ({
  ...MIGRATIONS,
  '999-notes': {
    async up(db) {
      await db.schema.createTable('notes').addColumn('text', 'text').execute();
      await interrupt(db);
      await sql`insert into notes values ('made')`.execute(db);
    },
  },
});

it('completes the migrations at the next startup when the process is killed between any two statements', async () => {
  const migratedDb = openTestDatabase();
  await migrateToLatest(migratedDb);
  const tables = await listTables(migratedDb);

  // Copies the files before each statement, as a killed process would leave them.
  const folderPath = path.join(folder, 'watched');
  mkdirSync(folderPath);
  const db = openTestDatabase(folderPath);
  const contentByStatement = new Map<string, string>();
  let statements = 0;
  const recordDisk = () => {
    statements += 1;
    const databaseFiles = ['', '-wal']
      .map(suffix => path.join(folderPath, FILE + suffix))
      .filter(file => existsSync(file));
    const content = databaseFiles.map(file => readFileSync(file, 'base64')).join('|');
    if (contentByStatement.has(content)) return;
    contentByStatement.set(content, path.join(folder, `killed-${statements}`));
    cpSync(folderPath, path.join(folder, `killed-${statements}`), { recursive: true });
  };
  const statementRecorder: KyselyPlugin = {
    transformQuery({ node }) {
      recordDisk();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const recordedMigrations = Object.entries(MIGRATIONS).map(([name, { up }]): [string, Migration] => [
    name,
    { up: trx => up(trx.withPlugin(statementRecorder)) },
  ]);
  await migrateToLatest(db, Object.fromEntries(recordedMigrations));
  expect(statements).toBeGreaterThan(tables.length);

  for (const databaseFiles of contentByStatement.values()) {
    const nextDb = openTestDatabase(databaseFiles);
    await migrateToLatest(nextDb);
    expect(await listTables(nextDb)).toEqual(tables);
  }
});

it('leaves the schema unchanged when a migration fails', async () => {
  const db = openTestDatabase();
  await migrateToLatest(db);
  const tables = await listTables(db);
  const failingMigrations = addMigration(() => {
    throw new Error('no such luck');
  });
  await expect(migrateToLatest(db, failingMigrations)).rejects.toThrow('no such luck');
  expect(await listTables(db)).toEqual(tables);
  await migrateToLatest(db, addMigration());
  expect(await listTables(db)).toEqual([...tables, 'notes'].sort());
});

it('rejects a database of a later version without changing it', async () => {
  const db = openTestDatabase();
  await migrateToLatest(db, addMigration());
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is not usable: a later version of the site wrote it. Run that version, or restore an older backup.',
  );
  expect(await listTables(db)).toContain('notes');
});

it('migrates a database that has a replaced migration', async () => {
  const db = openTestDatabase();
  await migrateToLatest(db);
  await sql`delete from kysely_migration where name = '080-list-indexes'`.execute(db);
  await sql`insert or ignore into kysely_migration values ('080-department-index', '')`.execute(db);
  await sql`drop index enquiries_by_creation`.execute(db);
  const result = await migrateToLatest(db);
  expect(result?.steps).toEqual(['080-list-indexes']);
});

it('migrates a database only once when two processes start together', async () => {
  const [database, otherDatabase] = [openTestDatabase(), openTestDatabase()];
  await Promise.all([
    migrateToLatest(database, addMigration()),
    migrateToLatest(otherDatabase, addMigration()),
  ]);
  const { rows } = await sql`select * from notes`.execute(database);
  expect(rows).toEqual([{ text: 'made' }]);
});

it('sets the image layout in a migration of a case without a layout', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '007-case-layouts');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  const { _id, slug, ...old } = {
    ...restCase.toRest(createCaseInput({ tags: [] })),
    _id: 'old',
    slug: 'nodefy',
  };
  const {
    title,
    description,
    domain,
    heading,
    img_preview,
    layout: _,
    tag,
    ...detail
  } = old as unknown as Project;
  await sql`insert into projects
    (id, slug, title, title_key, domain, domain_key, heading, description, client, location, solution, date, surface,
     preview_src, preview_pixel, preview_alt, detail_json, revision, created_at, updated_at)
    values (${_id}, ${slug}, ${title}, ${title}, ${domain}, ${domain}, ${heading}, ${description}, '', '', '', '', 'red',
     ${img_preview.src}, '', '', ${JSON.stringify({ ...detail, detailImageCaptions: undefined })}, 3, '', '')`.execute(
    db,
  );
  await migrateToLatest(db);
  const lookup = await itemStores.case.findBySlug(db, 'nodefy');
  expect(lookup).toMatchObject({
    kind: 'found',
    item: { title, layout: 'picture', pictures: [], tags: tag, revision: 3 },
  });
});

it('keeps all rows when a migration renames tables', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '010-names');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  const timestamp = '2026-01-01T00:00:00.000Z';
  for (const id of ['a', 'b']) {
    await sql`insert into projects (id, slug, title, title_key, domain, domain_key, heading, description, client,
        location, solution, date, surface, preview_src, preview_pixel, preview_alt, detail_json, revision, created_at,
        updated_at)
      values (${id}, ${id}, ${id}, ${id}, 'FinTech', 'fintech', '', '', '', '', '', '', 'red', '', '', '', '{}', 1, ${timestamp},
        ${timestamp})`.execute(db);
    await sql`insert into project_tags values (${id}, 0, 'React', 'react')`.execute(db);
    await sql`insert into project_old_slugs values (${`old-${id}`}, ${id}, 0)`.execute(db);
  }
  await sql`insert into users values ('u', 'ann@example.com', 'Ann', '', '', ${timestamp})`.execute(db);
  await sql`insert into sessions values ('s', 'u', ${timestamp}, ${timestamp}, '')`.execute(db);
  await sql`insert into contact_requests (id, reference, full_name, company_name, email, description,
      departments_json, created_at)
    values ('r', 'NL-2601-AAAA', 'Ida', '', 'ida@example.com', '', '[]', ${timestamp})`.execute(db);
  await sql`insert into outbox (id, request_id, kind, message_id, state, next_attempt_at, created_at)
    values ('m', 'r', 'staff-notice', 'id', 'waiting', ${timestamp}, ${timestamp})`.execute(db);

  await migrateToLatest(db);
  expect(await getOldSlugs(db, 'case', ['a', 'b'])).toEqual(
    new Map([
      ['a', ['old-a']],
      ['b', ['old-b']],
    ]),
  );
  expect(await itemStores.case.findById(db, 'a')).toMatchObject({ item: { tags: ['React'] } });
  expect(await db.selectFrom('members').select('email').execute()).toEqual([{ email: 'ann@example.com' }]);
  expect(await db.selectFrom('outbox').select('enquiry_id').execute()).toEqual([{ enquiry_id: 'r' }]);
  const listDrafts = async () =>
    (await listCards(db, 'case', { filters: ['fintech'], offset: 0, limit: 5 })).total;
  expect(await listDrafts()).toBe(2);

  // Foreign keys reference the renamed tables.
  await itemStores.case.remove(db, 'a');
  expect(await listDrafts()).toBe(1);
  expect(await getOldSlugs(db, 'case', ['a'])).toEqual(new Map());
  await db.deleteFrom('members').execute();
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await db.deleteFrom('enquiries').execute();
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where name like '%project%' or name like '%contact_request%' or name like '%user%' and type = 'table'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

it('converts handled requests to lost ones when a migration adds stages', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '061-request-stages');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  const timestamp = '2026-11-20T08:41:00.000Z';
  const laterTime = '2026-11-21T08:41:00.000Z';
  for (const [id, seenAt, handledAt, handledBy] of [
    ['new', null, null, null],
    ['seen', timestamp, null, null],
    ['handled', timestamp, laterTime, 'Ann'],
    ['console', timestamp, laterTime, ''],
    ['unknown', null, laterTime, null],
  ]) {
    await sql`insert into enquiries (id, reference, full_name, company_name, email, description, departments_json,
        created_at, seen_at, handled_at, handled_by)
      values (${id}, ${id}, 'Ida', '', 'ida@example.com', '', '[]', ${timestamp}, ${seenAt}, ${handledAt},
        ${handledBy})`.execute(db);
    await sql`insert into outbox (id, enquiry_id, kind, message_id, state, next_attempt_at, created_at)
      values (${`mail-${id}`}, ${id}, 'staff-notice', ${id}, 'waiting', ${timestamp}, ${timestamp})`.execute(
      db,
    );
  }

  await migrateToLatest(db);
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'seen_at', 'stage', 'stage_since', 'lost_reason', 'owner_id', 'value', 'currency'])
    .orderBy(sql`rowid`)
    .execute();
  const initialStage = {
    stage: 'new',
    stage_since: timestamp,
    lost_reason: '',
    owner_id: null,
    value: null,
    currency: 'EUR',
  };
  const lostStage = { ...initialStage, stage: 'lost', stage_since: laterTime };
  expect(rows).toEqual([
    { ...initialStage, id: 'new', seen_at: null },
    { ...initialStage, id: 'seen', seen_at: timestamp },
    { ...lostStage, id: 'handled', seen_at: timestamp, lost_reason: 'Marked as handled by Ann' },
    { ...lostStage, id: 'console', seen_at: timestamp, lost_reason: 'Marked as handled' },
    { ...lostStage, id: 'unknown', seen_at: null, lost_reason: 'Marked as handled' },
  ]);
  const emails = await db.selectFrom('outbox').select('enquiry_id').orderBy(sql`rowid`).execute();
  expect(emails.map(({ enquiry_id }) => enquiry_id)).toEqual(rows.map(({ id }) => id));
  expect(await sql`pragma foreign_key_check`.execute(db)).toMatchObject({ rows: [] });
});

it('copies the database before a schema change', async () => {
  const db = openTestDatabase();
  await migrateToLatest(db);
  expect(readdirSync(folder).filter(name => name.includes('before'))).toEqual([]);
  await writeSetting(db, 'colour', 'amber');
  expect(await migrateToLatest(db)).toBeUndefined();
  expect(await migrateToLatest(db, addMigration())).toEqual({
    steps: ['999-notes'],
    copy: `${FILE}.before-999-notes`,
  });
  const copy = path.join(folder, `${FILE}.before-999-notes`);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const copyDb = openDatabase(copy);
  openDatabases.push(copyDb);
  expect(await readSetting(copyDb, 'colour')).toBe('amber');
  expect(await listTables(copyDb)).not.toContain('notes');
  expect(existsSync(`${copy}.tmp`)).toBe(false);

  await deleteDatabaseCopies(path.join(folder, FILE), statSync(copy).mtime);
  expect(existsSync(copy)).toBe(true);
  await deleteDatabaseCopies(path.join(folder, FILE), new Date(Date.now() + 1_000));
  expect(existsSync(copy)).toBe(false);
  expect(await readSetting(db, 'colour')).toBe('amber');
});

it('adds existing images to the library with the alternative texts and uses of their items', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '016-media-library');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  const timestamp = '2026-01-01T00:00:00.000Z';
  const insertImage = (key: string) => ({ key, url: `/uploads/${key}-900x600.png` });
  const cover = insertImage('00112233445566aa-plan');
  const screen = insertImage('00112233445566bb-screen');
  for (const { key, url } of [cover, screen])
    await sql`insert into media (id, key, url, width, height, files_json, pixel, owner_id, created_at)
      values (${key}, ${key}, ${url}, 900, 600, '[]', '', ${key === cover.key ? 'a' : null}, ${timestamp})`.execute(
      db,
    );
  const detail = { detailImages: [screen.url], detailImageAlts: ['A board'] };
  for (const [id, alt] of [
    ['a', ''],
    ['b', 'A plan of the port'],
  ])
    await sql`insert into cases (id, slug, title, title_key, domain, domain_key, heading, description, client, location,
        solution, date, surface, preview_src, preview_pixel, preview_alt, detail_json, revision, created_at, updated_at)
      values (${id}, ${id}, ${id}, ${id}, 'FinTech', 'fintech', '', '', '', '', '', '', 'red', ${cover.url}, '', ${alt},
        ${JSON.stringify(id === 'b' ? detail : {})}, 1, ${timestamp}, ${timestamp})`.execute(db);
  await migrateToLatest(db);
  const rows = await db
    .selectFrom('media')
    .select(['name', 'alt', 'uses', 'described', 'listed', 'search_key'])
    .orderBy('key')
    .execute();
  expect(rows).toEqual([
    {
      name: 'plan.png',
      alt: 'A plan of the port',
      uses: 2,
      described: 1,
      listed: 1,
      search_key: 'plan.png a plan of the port',
    },
    {
      name: 'screen.png',
      alt: 'A board',
      uses: 1,
      described: 1,
      listed: 1,
      search_key: 'screen.png a board',
    },
  ]);
});

it('converts the targets of deleted pages to redirects in a migration', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '029-page-redirects');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  const timestamp = '2026-01-01T00:00:00.000Z';
  await sql`insert into page_ways values ('/harbour', '/ports', ${timestamp}), ('/quay', '/ports?from=quay', ${timestamp})`.execute(
    db,
  );
  await sql`insert into redirects values ('r', '/quay', '/elsewhere', 0, ${timestamp})`.execute(db);

  await migrateToLatest(db);
  const redirectRows = db
    .selectFrom('redirects')
    .select(['from_path', 'to_address', 'permanent', 'created_at']);
  expect(await redirectRows.orderBy('from_path').execute()).toEqual([
    { from_path: '/harbour', to_address: '/ports', permanent: 1, created_at: timestamp },
    { from_path: '/quay', to_address: '/ports?from=quay', permanent: 1, created_at: timestamp },
  ]);
  expect(await listTables(db)).not.toContain('page_ways');
});

const beforeMediaMoves = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '048-media-moves'),
);

const insertPicture = (db: Db, id: string, kept: 0 | 1, hiddenAt: string | null) =>
  sql`insert into media
  (id, key, url, width, height, files_json, pixel, created_at, kept, hidden_at)
  values (${id}, ${id}, ${`/uploads/${id}`}, 8, 8, '[]', '', '', ${kept}, ${hiddenAt})`.execute(db);

it('schedules moves of deleted images in a migration', async () => {
  const db = openTestDatabase();
  await migrateToLatest(db, beforeMediaMoves);
  await insertPicture(db, 'live', 0, null);
  await insertPicture(db, 'trashed', 0, null);
  await insertPicture(db, 'library', 1, null);
  await insertPicture(db, 'deleted', 1, 'then');
  await sql`insert into media_uses (media_id, holder) values ('live', 'live:a'), ('trashed', 'trash:b')`.execute(
    db,
  );
  await migrateToLatest(db);
  const moveRows = await db.selectFrom('media_moves').select('media_id').orderBy('media_id').execute();
  expect(moveRows).toEqual([{ media_id: 'deleted' }, { media_id: 'trashed' }]);
});

it('removes member photos that are hosted on other sites in a migration', async () => {
  const db = openTestDatabase();
  await migrateToLatest(db, beforeMediaMoves);
  const insertMember = (id: string, photo: string) =>
    sql`insert into members
    (id, email, name, password_hash, role, photo, created_at)
    values (${id}, ${id}, '', '', 'owner', ${photo}, '')`.execute(db);
  await insertPicture(db, 'live', 0, null);
  await insertMember('ours', '/uploads/live');
  await insertMember('foreign', 'https://tracker.example/x.png');
  await migrateToLatest(db);
  const photos = await db.selectFrom('members').select(['id', 'photo']).orderBy('id').execute();
  expect(photos).toEqual([
    { id: 'foreign', photo: '' },
    { id: 'ours', photo: '/uploads/live' },
  ]);
});

it('adds no tags to existing images in a migration', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '057-media-tags');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  await sql`insert into media (id, key, url, width, height, files_json, pixel, created_at, name, search_key)
    values ('a', 'a', '/uploads/a', 8, 8, '[]', '', '', 'quay.png', 'quay.png')`.execute(db);
  await migrateToLatest(db);
  const images = await db.selectFrom('media').select(['name', 'tags', 'search_key']).execute();
  expect(images).toEqual([{ name: 'quay.png', tags: '[]', search_key: 'quay.png' }]);
});

it('deletes the keys of booking links from stored paths in a migration', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '074-keyless-paths');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  for (const path of ['/book', '/booking/a1b2c3']) {
    await sql`insert into visits values ('2026-11-20', ${path}, '', '', 1, 1)`.execute(db);
    await sql`insert into unknown_addresses values (${path}, 1, '')`.execute(db);
  }
  await migrateToLatest(db);
  expect(await db.selectFrom('visits').select('page').execute()).toEqual([{ page: '/book' }]);
  expect(await db.selectFrom('unknown_addresses').select('path').execute()).toEqual([{ path: '/book' }]);
});

it('adds the missing fields of request forms and case cards in a migration', async () => {
  const db = openTestDatabase();
  const earlierMigrations = Object.entries(MIGRATIONS).filter(([name]) => name < '075-forms-and-tags');
  await migrateToLatest(db, Object.fromEntries(earlierMigrations));
  const insert = (kind: string, card: object, document: object) =>
    sql`insert into items
      (kind, id, slug, title, title_key, cover, facets, listed_at, created_at, updated_at, revision, card, document)
      values (${kind}, ${kind}, ${kind}, '', '', '', '[]', '', '', '', 1, ${JSON.stringify(card)}, ${JSON.stringify(document)})`.execute(
      db,
    );
  await insert(
    'page',
    {},
    {
      sections: [
        { kind: 'contact', title: 'Write' },
        { kind: 'contact', variant: 'week' },
      ],
    },
  );
  await insert('case', { domain: 'FinTech' }, { tags: ['Payments'] });
  await migrateToLatest(db);
  const rows = await db.selectFrom('items').select(['card', 'document']).orderBy('kind').execute();
  expect(rows.map(row => [JSON.parse(row.card), JSON.parse(row.document)])).toEqual([
    [{ domain: 'FinTech', tags: ['Payments'] }, { tags: ['Payments'] }],
    [
      {},
      {
        sections: [
          { kind: 'contact', variant: 'writer', title: 'Write' },
          { kind: 'contact', variant: 'week', ...WEEK_LABELS },
        ],
      },
    ],
  ]);
});
