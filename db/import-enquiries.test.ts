import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './connection';
import { importEnquiries } from './import-enquiries';
import { MIGRATIONS, migrateToLatest } from './migrate';

const CREATED_AT = '2026-11-23T09:00:00.000Z';
const FIRST_MIGRATION = { '001-initial': MIGRATIONS['001-initial'] as Migration };
const CURRENT_SCHEMA = { table: 'enquiries', link: 'enquiry_id', migrations: MIGRATIONS };
const FIRST_SCHEMA = { table: 'contact_requests', link: 'request_id', migrations: FIRST_MIGRATION };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a database with a request and an email for each id. */
async function createDatabase(
  name: string,
  { table, link, migrations }: typeof CURRENT_SCHEMA,
  requests: Record<string, { reference?: string; state?: string; submission?: string; key?: string }>,
): Promise<string> {
  const file = path.join(folder, name);
  const db = openDatabase(file);
  await migrateToLatest(db, migrations);
  await db.destroy();
  const sqlite = new SQLite(file);
  for (const [id, { reference = id, state = 'sent', submission = null, key = null }] of Object.entries(
    requests,
  )) {
    sqlite
      .prepare(
        `insert into ${table} (id, reference, submission_id, full_name, company_name, email, description,
           departments_json, attachment_name, attachment_key, created_at)
         values (?, ?, ?, 'Hannah', '', 'h@deltaquay.example', 'Text', '[]', 'a.txt', ?, ?)`,
      )
      .run(id, reference, submission, key, CREATED_AT);
    sqlite
      .prepare(
        `insert into outbox (id, ${link}, kind, message_id, state, next_attempt_at, created_at, sent_at)
         values (?, ?, 'staff-notice', ?, ?, ?, ?, ?)`,
      )
      .run(
        `mail-${id}`,
        id,
        `message-${id}`,
        state,
        CREATED_AT,
        CREATED_AT,
        state === 'sent' ? CREATED_AT : null,
      );
  }
  sqlite.close();
  return file;
}

function readRows(file: string, { table, link }: typeof CURRENT_SCHEMA) {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    return {
      requests: sqlite
        .prepare(`select reference, attachment_key from ${table} order by id`)
        .raw()
        .all() as string[][],
      mails: sqlite.prepare(`select ${link}, state from outbox order by id`).raw().all(),
    };
  } finally {
    sqlite.close();
  }
}

it.each([
  ['into a database of the first version', CURRENT_SCHEMA, FIRST_SCHEMA],
  ['from a database of the first version', FIRST_SCHEMA, CURRENT_SCHEMA],
])('imports new requests %s', async (_, sourceSchema, targetSchema) => {
  const target = await createDatabase('target', targetSchema, { a: { state: 'waiting' }, b: {} });
  const source = await createDatabase('source', sourceSchema, {
    a: {},
    b: {},
    c: { state: 'waiting', key: 'there.txt' },
    d: { key: 'lost.txt' },
  });
  const importResult = importEnquiries(target, source, key => key === 'there.txt');
  expect(importResult).toEqual({ requests: 2, waitingMails: 1, sentMails: 1 });
  expect(readRows(target, targetSchema)).toEqual({
    requests: [
      ['a', null],
      ['b', null],
      ['c', 'there.txt'],
      ['d', null],
    ],
    mails: [
      ['a', 'sent'],
      ['b', 'sent'],
      ['c', 'waiting'],
      ['d', 'sent'],
    ],
  });
  expect(importEnquiries(target, source, () => true)).toEqual({ requests: 0, waitingMails: 0, sentMails: 0 });
});

it('adds a suffix to an imported request when its reference is taken', async () => {
  const target = await createDatabase('target', CURRENT_SCHEMA, {
    a: { submission: 'form' },
    b: { reference: 'NL-1' },
  });
  const source = await createDatabase('source', CURRENT_SCHEMA, {
    c: { submission: 'form' },
    d: { reference: 'NL-1' },
  });
  expect(importEnquiries(target, source, () => true).requests).toBe(1);
  expect(readRows(target, CURRENT_SCHEMA).requests.map(([reference]) => reference)).toEqual([
    'a',
    'NL-1',
    'NL-1-2',
  ]);
});

it('rejects an import of requests when the database belongs to another application', async () => {
  const target = await createDatabase('target', CURRENT_SCHEMA, {});
  const otherFolder = path.join(folder, 'other');
  new SQLite(otherFolder).exec('create table notes (id)').close();
  expect(() => importEnquiries(target, otherFolder, () => true)).toThrow(
    `${otherFolder} is not a database of the site.`,
  );
});

const change = (file: string, statement: string) => new SQLite(file).exec(statement).close();
const selectAll = (file: string, statement: string) => {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    return sqlite.prepare(statement).all();
  } finally {
    sqlite.close();
  }
};

it('marks handled requests as lost when they are imported from an older version', async () => {
  const target = await createDatabase('target', CURRENT_SCHEMA, {});
  const source = await createDatabase('source', FIRST_SCHEMA, { a: {}, b: {} });
  change(source, `update contact_requests set handled_at = '2026-11-24', handled_by = 'Ann' where id = 'b'`);
  importEnquiries(target, source, () => true);
  expect(selectAll(target, 'select stage, stage_since, lost_reason from enquiries order by id')).toEqual([
    { stage: 'new', stage_since: CREATED_AT, lost_reason: '' },
    { stage: 'lost', stage_since: '2026-11-24', lost_reason: 'Marked as handled by Ann' },
  ]);
});

/** Creates a database with a won request, its note and its owner. */
async function createWonRequest(): Promise<string> {
  const source = await createDatabase('source', CURRENT_SCHEMA, { a: {}, b: {} });
  change(
    source,
    `insert into members (id, email, name, photo, password_hash, role, created_at)
       values ('ann', 'ann@northlight.example', 'Ann', '', '', 'sales', '${CREATED_AT}');
     update enquiries set stage = 'won', stage_since = '2026-11-24', owner_id = 'ann', value = 900 where id = 'b';
     insert into enquiry_events values ('e', 'b', '${CREATED_AT}', 'ann', 'Ann', 'note', '{"text":"Called"}');
     insert into bookings values ('c', 'b', null, 'oksana', 'Oksana', '2026-12-01', '2026-12-02', 'UTC', 'H', '', 'h@x.example',
       '', 1, '${CREATED_AT}', null, '', null);
     insert into received_emails values ('m', 'b', '<m@x>', 'H', 'h@x.example', 'Re', 'Text', '${CREATED_AT}');
     insert into email_files values ('f', 'b', 'm', null, 'f.txt', 'text/plain', 3, 'f-key.txt', '${CREATED_AT}')`,
  );
  return source;
}

it('imports the stages, values, events, bookings and emails of requests', async () => {
  const target = await createDatabase('target', CURRENT_SCHEMA, {});
  const source = await createWonRequest();
  importEnquiries(target, source, () => true);
  const stages = 'select stage, stage_since, owner_id, value from enquiries order by id';
  expect(selectAll(target, stages)).toEqual([
    { stage: 'new', stage_since: CREATED_AT, owner_id: null, value: null },
    { stage: 'won', stage_since: '2026-11-24', owner_id: null, value: 900 },
  ]);
  for (const table of ['enquiry_events', 'bookings', 'received_emails', 'email_files']) {
    const rows = selectAll(target, `select * from ${table}`);
    expect(rows).toHaveLength(1);
    expect(rows).toEqual(selectAll(source, `select * from ${table}`));
  }
});

it('marks closed requests as handled when they are imported into an older version', async () => {
  const target = await createDatabase('target', FIRST_SCHEMA, {});
  importEnquiries(target, await createWonRequest(), () => true);
  expect(selectAll(target, 'select id, handled_at from contact_requests order by id')).toEqual([
    { id: 'a', handled_at: null },
    { id: 'b', handled_at: '2026-11-24' },
  ]);
});
