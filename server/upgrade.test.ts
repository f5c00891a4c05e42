import { readFileSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection';
import { MIGRATIONS, migrateToLatest } from '../db/migrate';
import { apiBase } from '../domain/paths';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

/**
 * Creates a database of an earlier version with rows from a fixture.
 * @param next the first migration that the version lacks.
 */
async function writeOldDatabase(file: string, fixture: string, next: string): Promise<void> {
  const db = openDatabase(file);
  await migrateToLatest(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < next)));
  await db.destroy();
  const database = new SQLite(file);
  database.exec(readFileSync(path.join(FIXTURES, fixture), 'utf8'));
  database.close();
}

/** Columns and tables with derived or expiring data. */
const COMPUTED_COLUMN_PATTERN = /(?:_key|^key|summary_json)$/;
const TABLE_WITHOUT_CONTENT_PATTERN =
  /^(?:sqlite_|kysely_|list|search_|staff_items|links|media_moves|sessions|settings)/;

function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string' && /^[[{]/.test(value)) addTexts(JSON.parse(value), texts);
  else if (typeof value === 'string') texts.add(value.trim());
  else if (typeof value === 'object' && value !== null)
    // Later versions renamed kinds of sections and blocks.
    for (const [name, entry] of Object.entries(value)) if (name !== 'kind') addTexts(entry, texts);
}

/** Reads every text in a database, at any depth of its JSON. */
function readTexts(file: string): Set<string> {
  const database = new SQLite(file, { readonly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table'")
    .pluck()
    .all() as string[];
  const texts = new Set<string>();
  for (const table of tables.filter(name => !TABLE_WITHOUT_CONTENT_PATTERN.test(name)))
    for (const row of database.prepare(`select * from ${table}`).all() as object[])
      for (const [column, value] of Object.entries(row))
        if (!COMPUTED_COLUMN_PATTERN.test(column)) addTexts(value, texts);
  database.close();
  return texts;
}

const VERSIONS = [
  { version: 'the first version', fixture: 'first-version.sql', next: '002' },
  { version: 'version 0.3', fixture: 'version-0-3.sql', next: '053' },
];

describe.each(VERSIONS)('a database of $version', ({ fixture, next }) => {
  let textsBefore: Set<string>;
  const site = testSite({ LOG_LEVEL: 'info' }, async file => {
    await writeOldDatabase(file, fixture, next);
    textsBefore = readTexts(file);
  });
  const getDatabaseFile = () => path.join(site.dataDir, 'northlight.sqlite');

  it('logs a migration so that the command in the upgrade guide finds it', () => {
    const guide = readFileSync(path.join(import.meta.dirname, '../docs/operating.md'), 'utf8');
    const [, pattern = 'none'] = /To roll back later.*?grep '([^']+)'/s.exec(guide) ?? [];
    expect(site.lines.filter(({ msg }) => String(msg).includes(pattern))).toHaveLength(1);
  });

  it('preserves all text of an earlier database in an upgrade', () => {
    const textsAfter = readTexts(getDatabaseFile());
    expect(textsBefore.size).toBeGreaterThan(100);
    expect([...textsBefore].filter(text => !textsAfter.has(text))).toEqual([]);
  });

  it('returns the same responses after an upgrade of the database, byte for byte', async () => {
    const answers: string[] = [];
    for (const list of ['projects', 'blogs']) {
      const { data, text } = await site.get(`${apiBase}/${list}`);
      answers.push(text);
      for (const { _id } of (data.data as unknown as { data: { _id: string }[] }).data)
        answers.push((await site.get(`${apiBase}/${list}/${_id}`)).text);
    }
    expect(answers.length).toBeGreaterThan(3);
    await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot(`fixtures/${fixture}.answers.txt`);
  });

  it('records the uses of each image after an upgrade', async () => {
    const { db } = site.services();
    const usedRows = await db.selectFrom('media_uses').select('media_id').distinct().execute();
    const usedIds = new Set(usedRows.map(({ media_id }) => media_id));
    const images = await db.selectFrom('media').select(['id', 'url', 'kept']).execute();
    expect(images.filter(({ id, kept }) => !kept && !usedIds.has(id))).toEqual([]);
  });
});

describe('unpublished content of version 0.3', () => {
  const site = testSite({}, file => writeOldDatabase(file, 'version-0-3.sql', '053'));
  const { call } = createProcedureClient(site);
  const HARBOUR_ID = 'cd5a264635a170aca9643093';
  const PLANNED_ID = 'd005aaaaaaaaaaaaaaaaaaaa';
  const TABLES = 'ad585dabd0d12d8e5db15b95';
  const DELETED_ID = '4c9f5c286e218a174f278048';
  let cookie: string;
  beforeAll(async () => {
    cookie = (await site.staff()).cookie;
  });

  async function send(procedure: string, json: object) {
    const { status, result, error } = await call(procedure, { json, headers: { cookie } });
    expect([procedure, status, error]).toEqual([procedure, 200, undefined]);
    return result.data;
  }
  const query = async (type: string, input: object) => {
    const encodedInput = encodeURIComponent(JSON.stringify(input));
    const { status, text } = await site.get(`/api/trpc/content.${type}?input=${encodedInput}`, { cookie });
    expect([type, input, status, status === 200 ? '' : text]).toEqual([type, input, 200, '']);
    return JSON.parse(text).result.data;
  };

  it('opens complete and incomplete old drafts and old versions after an upgrade', async () => {
    const { db } = site.services();
    for (const { id, kind } of await db.selectFrom('drafts').select(['id', 'kind']).execute())
      expect(await query('open', { kind, id })).toMatchObject({ id, draft: expect.anything() });
    const trashedIds = db.selectFrom('trash').select('item_id');
    const versions = db.selectFrom('versions').where('item_id', 'not in', trashedIds);
    for (const { id, kind } of await versions.select(['id', 'kind']).execute())
      await query('version', { kind, id });
  });

  it('publishes old drafts and restores old versions unchanged after an upgrade', async () => {
    const answers: string[] = [];
    const getNote = async (path: string) => {
      const { text } = await site.get(`${apiBase}/${path}`);
      answers.push(text.replace(/"updatedAt":"[^"]*"/, '').replace(/"createdAt":"20[^"]*"/, ''));
    };
    for (const [kind, id, path] of [
      ['case', HARBOUR_ID, 'projects'],
      ['case', PLANNED_ID, 'projects'],
      ['article', TABLES, 'blogs'],
    ]) {
      await send('content.publish', { kind, id });
      await getNote(`${path}/${id}`);
    }
    await send('content.restore', { id: DELETED_ID });
    await getNote(`projects/${DELETED_ID}`);
    await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('fixtures/version-0-3.published.txt');
  });
});
