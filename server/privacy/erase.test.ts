import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { extract } from 'tar-stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertBooking } from '../../db/bookings';
import { openDatabase } from '../../db/connection';
import { deleteEnquiryEvent, insertEnquiryEvent, listEnquiryEvents } from '../../db/enquiry-events';
import { mergePeople } from '../../db/people';
import { updateEnquiry } from '../../db/staff-enquiries';
import { getPersonExportPath } from '../../domain/paths';
import { DAY_MS } from '../../domain/time';
import { REQUEST_TYPE } from '../../site-data/site.test-kit';
import { storeReceivedEmail } from '../../use-cases/enquiries/receive-email';
import { sendEnquiry } from '../../use-cases/enquiries/send';
import { testSite } from '../app.test-kit';
import { createAttachmentFolder } from '../attachments/folder';
import { readConfig } from '../config';
import { createProcedureClient } from '../http/trpc.test-kit';
import { silentLog } from '../jobs/outbox.test-kit';
import { applyRetention } from '../jobs/retention';
import { createWrittenMailFolder } from '../mail/written-mails';
import { erasePersonData } from '.';

const site = testSite();
const { call } = createProcedureClient(site);
/** Text that occurs only in one person’s email address, name, company, message and attachment. */
const TRACE = 'zephyrine';

let callCount = 100;
async function send(name: string): Promise<void> {
  const services = site.services();
  const content = await services.attachments.receive(Readable.from([Buffer.from(`The desk of ${name}.`)]));
  await sendEnquiry(services, {
    values: {
      department: [REQUEST_TYPE],
      fullName: `${name} Whitlock`,
      companyName: `${name} Ltd`,
      email: `${name}@deltaquay.example`,
      description: `${name} needs a desk. `.repeat(400),
    },
    addressee: '',
    submissionId: undefined,
    file: { name: `${name}.txt`, content },
  });
  // Adds two notes and deletes the second one, as staff can.
  const { db } = services;
  const { id } = await db
    .selectFrom('enquiries')
    .select('id')
    .orderBy(sql`rowid`, 'desc')
    .executeTakeFirstOrThrow();
  await updateEnquiry(db, id, { next_step: `Call ${name}`, lost_reason: `${name} left` });
  const member = { _id: 'ann', name: 'Ann' };
  for (const receivedAt of ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z'])
    await insertEnquiryEvent(db, {
      ...{ enquiryId: id, at: receivedAt, member },
      event: { kind: 'note', text: `${name} called. `.repeat(200) },
    });
  await storeReceivedEmail(services, {
    ...{ enquiryId: id, messageId: `<${name}-${randomUUID()}@deltaquay.example>`, receivedAt: new Date() },
    ...{ from: { name, email: `${name}@deltaquay.example` }, subject: `Re: ${name}` },
    text: `${name} answers. `.repeat(400),
    files: [{ name: `${name}.txt`, bytes: Buffer.from(`The plan of ${name}.`) }],
  });
  await insertBooking(db, {
    ...{ id: randomUUID(), enquiry_id: id, submission_id: null, next_reminder_at: null },
    ...{ person_key: 'oksana', person_name: 'Oksana Kravets', time_zone: 'Europe/London' },
    ...{ starts_at: `2026-01-05T10:00:00.${callCount++}Z`, ends_at: '2026-01-05T10:30:00.000Z' },
    ...{ full_name: name, company_name: `${name} Ltd`, email: `${name}@deltaquay.example` },
    ...{ note: `${name} wants a call. `.repeat(200), created_at: '2026-01-01T10:00:00.000Z' },
  });
  const [, secondEvent] = await listEnquiryEvents(db, id);
  await deleteEnquiryEvent(db, secondEvent?.id ?? '');
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
/** Finds files in the data folder whose path or content contains a text, ignoring case. */
const findFilesContaining = (trace: string) =>
  listFiles(site.dataDir)
    .filter(file => `${file} ${readFileSync(file, 'latin1')}`.toLowerCase().includes(trace))
    .map(file => path.relative(site.dataDir, file));

it('erases all data of a person from the data folder while the site is running', async () => {
  for (let count = 0; count < 3; count++) await send('Zephyrine');
  await send('Hannah');
  const { db } = site.services();
  const listSentEmails = () => db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute();
  await expect.poll(async () => (await listSentEmails()).length).toBe(8);

  // Names the files as version 0.1.0 did on another host: with a hash of the whole Message-ID.
  const outbox = path.join(site.dataDir, 'outbox');
  const [firstFile, secondFile] = findFilesContaining(TRACE).filter(file => file.startsWith('outbox'));
  for (const file of [firstFile, secondFile]) {
    const name = path.basename(file ?? '');
    const mailText = readFileSync(path.join(outbox, name), 'latin1');
    const [, localPart] = /^message-id: <([^@]+)@/im.exec(mailText) ?? [];
    const formerId = `<${localPart}@former.example>`;
    const hash = createHash('sha256').update(formerId).digest('hex').slice(0, 12);
    const renamedFile = name.replace(/[0-9a-f]{12}\.eml$/, `${hash}.eml`);
    renameSync(path.join(outbox, name), path.join(outbox, renamedFile));
    writeFileSync(
      path.join(outbox, renamedFile),
      mailText.replace(/^(message-id:).*$/im, `$1 ${formerId}`),
      'latin1',
    );
  }
  // Simulates a deletion by a version that only marked space as free.
  const { databaseFile, dataDir } = readConfig({ DATA_DIR: site.dataDir });
  const formerDatabase = new SQLite(databaseFile);
  formerDatabase.pragma('secure_delete = OFF');
  formerDatabase.exec(`create table scrap (text text); insert into scrap values ('${'zephyrine '.repeat(2_000)}');
    delete from scrap; drop table scrap; pragma wal_checkpoint(truncate)`);
  formerDatabase.close();
  expect(findFilesContaining(TRACE)).toContain('northlight.sqlite');

  const ownDatabase = openDatabase(databaseFile);
  try {
    const needs = {
      db: ownDatabase,
      databaseFile,
      attachments: createAttachmentFolder(dataDir),
      writtenMails: createWrittenMailFolder(dataDir),
    };
    await mergePeople(db, 'zephyrine@deltaquay.example', 'zephyrine.two@deltaquay.example');
    await db
      .updateTable('enquiries')
      .set({ email: 'zephyrine.two@deltaquay.example' })
      .where('attachment_name', '=', 'Zephyrine.txt')
      .where(sql<boolean>`rowid = (select max(rowid) from enquiries where email like 'zephyrine%')`)
      .execute();
    const summary = await erasePersonData(needs, 'zephyrine@deltaquay.example');
    expect(summary).toEqual({ requests: 3, user: false });
    expect(findFilesContaining(TRACE)).toEqual([]);
  } finally {
    await ownDatabase.destroy();
  }
  expect(findFilesContaining(TRACE)).toEqual([]);
  // Other people’s data remains, and the site still works.
  expect(readdirSync(outbox)).toHaveLength(2);
  expect(findFilesContaining('hannah').length).toBeGreaterThan(2);
  await send('Nora');
  expect(await db.selectFrom('enquiries').select('full_name').orderBy('full_name').execute()).toEqual([
    { full_name: 'Hannah Whitlock' },
    { full_name: 'Nora Whitlock' },
  ]);
});

async function readArchive({ body }: Response): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const archive = extract();
  pipeline(Readable.fromWeb(body as ReadableStream), createGunzip(), archive, () => {});
  for await (const entry of archive) files[entry.header.name] = await text(entry);
  return files;
}

describe('personal data on disk', () => {
  beforeEach(async () => {
    await send('Hannah');
    for (let count = 0; count < 20; count++) await send('Zephyrine');
    const { db } = site.services();
    const listUnsentEmails = () =>
      db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
    await expect.poll(listUnsentEmails).toEqual([]);
    expect(findFilesContaining(TRACE)).toContain('northlight.sqlite-wal');
  });

  it('removes personal data from disk when staff delete a request and the other requests of the person', async () => {
    const { db } = site.services();
    const { cookie } = await site.staff();
    const nameCondition = sql<boolean>`full_name like 'zephyrine%'`;
    const [first, second] = await db.selectFrom('enquiries').select('id').where(nameCondition).execute();
    const exportPath = getPersonExportPath(second?.id ?? '');
    const { cookie: editorCookie } = await site.staff({ role: 'editor' });
    expect((await site.get(exportPath, { cookie: editorCookie })).status).toBe(403);
    const files = await readArchive(
      await fetch(`http://127.0.0.1:${site.port()}${exportPath}`, { headers: { cookie } }),
    );
    expect(Object.keys(files).filter(name => name.startsWith('attachments/'))).toHaveLength(40);
    expect(JSON.parse(files['requests.json'] ?? '')).toHaveLength(20);
    expect(Object.values(files).join('')).not.toMatch(/hannah/i);
    for (const [name, id] of [
      ['enquiries.remove', first?.id],
      ['enquiries.erasePerson', second?.id],
    ] as const)
      expect((await call(name, { json: { id }, headers: { cookie } })).status).toBe(200);
    expect(await db.selectFrom('enquiries').select('id').where(nameCondition).execute()).toEqual([]);
    await expect.poll(() => findFilesContaining(TRACE)).toEqual([]);
    expect(findFilesContaining('hannah').length).toBeGreaterThan(2);
  });

  it('removes personal data from disk when requests are over a year old', async () => {
    const services = site.services();
    const expiredAt = new Date(Date.now() - 366 * DAY_MS).toISOString();
    const nameCondition = sql<boolean>`full_name like 'zephyrine%'`;
    await services.db.updateTable('enquiries').set({ created_at: expiredAt }).where(nameCondition).execute();
    const attachments = createAttachmentFolder(site.dataDir);
    const oldDate = new Date(expiredAt);
    for (const file of findFilesContaining(TRACE))
      if (!file.startsWith('northlight')) utimesSync(path.join(site.dataDir, file), oldDate, oldDate);
    await applyRetention({
      ...services,
      attachments,
      log: silentLog,
      writtenMails: createWrittenMailFolder(site.dataDir),
    });
    await expect.poll(() => findFilesContaining(TRACE)).toEqual([]);
    expect(findFilesContaining('hannah').length).toBeGreaterThan(2);
  });
});
