import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import SQLite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import { sendEnquiry } from '../../use-cases/enquiries/send';
import { testSite } from '../app.test-kit';
import { attachmentFolder } from '../attachments/folder';
import { readConfig } from '../config';
import { writtenMails } from '../mail/written-mails';
import { erasePerson } from '.';

const site = testSite();
/** In the address, the name, the company, the message and the attachment of the one, and of nobody else. */
const TRACE = 'zephyrine';

async function send(who: string): Promise<void> {
  const services = site.services();
  const content = await services.attachments.receive(Readable.from([Buffer.from(`The desk of ${who}.`)]));
  await sendEnquiry(services, {
    values: {
      department: ['Consulting'],
      fullName: `${who} Whitlock`,
      companyName: `${who} Ltd`,
      email: `${who}@deltaquay.example`,
      description: `${who} needs a desk. `.repeat(400),
    },
    addressee: '',
    submissionId: undefined,
    file: { name: `${who}.txt`, content },
  });
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name));
/** Files of the data folder in which there is a trace of the one, as it was written or folded. */
const filesWith = (trace: string) =>
  filesBelow(site.dataDir)
    .filter(file => `${file} ${readFileSync(file, 'latin1')}`.toLowerCase().includes(trace))
    .map(file => path.relative(site.dataDir, file));

it('leaves no byte of a person in the data folder, beside a running site', async () => {
  for (let count = 0; count < 3; count++) await send('Zephyrine');
  await send('Hannah');
  const { db } = site.services();
  const sent = () => db.selectFrom('outbox').select('id').where('state', '=', 'sent').execute();
  await expect.poll(async () => (await sent()).length, { timeout: 10_000 }).toBe(8);

  // Written by 0.1.0, which hashed the whole Message-ID, on another host.
  const outbox = path.join(site.dataDir, 'outbox');
  const [first, second] = filesWith(TRACE).filter(file => file.startsWith('outbox'));
  for (const file of [first, second]) {
    const name = path.basename(file ?? '');
    const mail = readFileSync(path.join(outbox, name), 'latin1');
    const [, local] = /^message-id: <([^@]+)@/im.exec(mail) ?? [];
    const former = `<${local}@former.example>`;
    const hash = createHash('sha256').update(former).digest('hex').slice(0, 12);
    const renamed = name.replace(/[0-9a-f]{12}\.eml$/, `${hash}.eml`);
    renameSync(path.join(outbox, name), path.join(outbox, renamed));
    writeFileSync(path.join(outbox, renamed), mail.replace(/^(message-id:).*$/im, `$1 ${former}`), 'latin1');
  }
  // Deleted by a version that only marked it as free.
  const { databaseFile, dataDir } = readConfig({ DATA_DIR: site.dataDir });
  const former = new SQLite(databaseFile);
  former.pragma('secure_delete = OFF');
  former.exec(`create table scrap (text text); insert into scrap values ('${'zephyrine '.repeat(2_000)}');
    delete from scrap; drop table scrap; pragma wal_checkpoint(truncate)`);
  former.close();
  expect(filesWith(TRACE)).toContain('northlight.sqlite');

  const own = openDatabase(databaseFile);
  try {
    const needs = { db: own, attachments: attachmentFolder(dataDir), writtenMails: writtenMails(dataDir) };
    const erased = await erasePerson(needs, 'zephyrine@deltaquay.example');
    expect(erased).toEqual({ requests: 3, user: false });
    expect(filesWith(TRACE)).toEqual([]);
  } finally {
    await own.destroy();
  }
  expect(filesWith(TRACE)).toEqual([]);
  // What others sent stays, and the site goes on.
  expect(readdirSync(outbox)).toHaveLength(2);
  expect(filesWith('hannah').length).toBeGreaterThan(2);
  await send('Nora');
  expect(await db.selectFrom('enquiries').select('full_name').orderBy('full_name').execute()).toEqual([
    { full_name: 'Hannah Whitlock' },
    { full_name: 'Nora Whitlock' },
  ]);
}, 30_000);
