import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import { migrateToLatest } from '../../db/migrate';
import { formatFileSize } from '../../domain/attachment';
import { formatScheduledName } from '../backup/names';
import { readConfig } from '../config';
import { startMailServer } from '../jobs/outbox.test-kit';
import { startMailbox } from '../mail/mailbox.test-kit';
import { type CheckName, runChecks } from '.';
import { checkMail, checkMailbox } from './mail';

let folder: string;
const now = new Date('2026-11-22T14:00:00Z');
const getPath = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function runCheck(name: CheckName, environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: folder, ...environment });
  const checks = await runChecks({ config, buildFolder: getPath('dist'), now });
  return checks.find(check => check.name === name);
}

const expectFail = (message: RegExp) => ({
  ok: false,
  message: expect.stringMatching(message),
  fix: expect.any(String),
});
const expectPass = (message: RegExp) => ({ ok: true, message: expect.stringMatching(message) });

describe('the data folder', () => {
  it('passes the folder check when only the owner can read the data folder or no folder exists yet', async () => {
    expect(await runCheck('data folder')).toMatchObject(expectPass(/is writable/));
    expect(await runCheck('data folder', { DATA_DIR: getPath('new/deep') })).toMatchObject(
      expectPass(/does not exist yet/),
    );
  });

  it('fails the folder check when other users can read the data folder', async () => {
    chmodSync(folder, 0o755);
    expect(await runCheck('data folder')).toMatchObject({
      ...expectFail(/other users/),
      fix: `chmod 700 ${folder}`,
    });
  });

  it("fails the folder check when the data folder or a folder within it isn't writable", async () => {
    writeFileSync(getPath('file'), '');
    expect(await runCheck('data folder', { DATA_DIR: getPath('file') })).toMatchObject(
      expectFail(/is not writable/),
    );
    writeFileSync(getPath('uploads'), 'a file where the folder was');
    expect(await runCheck('data folder')).toMatchObject(expectFail(/is not writable/));
  });
});

it('fails the disk check when less disk space is free than reserved', async () => {
  expect(await runCheck('disk', { DISK_FLOOR_MB: '1' })).toMatchObject(expectPass(/below 1\.0 MB/));
  expect(await runCheck('disk', { DISK_FLOOR_MB: '999999999' })).toMatchObject(
    expectFail(/nothing is stored/),
  );
});

describe('the database', () => {
  async function createDatabase() {
    const db = openDatabase(getPath('northlight.sqlite'));
    await migrateToLatest(db);
    return db;
  }
  const writeSql = (sql: string) => {
    const sqlite = new SQLite(getPath('northlight.sqlite'));
    sqlite.pragma('foreign_keys = off');
    sqlite.exec(sql);
    sqlite.close();
  };

  it('passes the database check when the database is missing, in use or closed', async () => {
    expect(await runCheck('database')).toMatchObject(expectPass(/does not exist yet/));
    const db = await createDatabase();
    expect(await runCheck('database')).toMatchObject(expectPass(/^intact, .* KB$/));
    await db.destroy();
    expect(await runCheck('database')).toMatchObject(expectPass(/^intact/));
  });

  it('reports the size of the database including its write-ahead log', async () => {
    const db = await createDatabase();
    const sizes = ['', '-wal'].map(suffix => statSync(getPath(`northlight.sqlite${suffix}`)).size);
    expect(sizes[1]).toBeGreaterThan(0);
    const size = formatFileSize(sizes.reduce((sum, bytes) => sum + bytes));
    expect(await runCheck('database')).toMatchObject({ message: `intact, ${size}` });
    await db.destroy();
  });

  it('fails the database check when the file is truncated, overwritten or from another application', async () => {
    await (await createDatabase()).destroy();
    truncateSync(getPath('northlight.sqlite'), 20_000);
    expect(await runCheck('database')).toMatchObject({
      ...expectFail(/damaged|malformed/),
      fix: expect.stringContaining('npm run restore'),
    });
    writeFileSync(
      getPath('northlight.sqlite'),
      'no database at all, though long enough to be looked at '.repeat(99),
    );
    expect(await runCheck('database')).toMatchObject({
      ...expectFail(/not a database/),
      fix: expect.stringContaining('npm run restore'),
    });
    rmSync(getPath('northlight.sqlite'));
    writeSql('create table notes (id)');
    expect(await runCheck('database')).toMatchObject({
      ...expectFail(/no such table/),
      fix: expect.stringContaining('DATA_DIR'),
    });
  });

  it("doesn't suggest a restore when the database can't be opened", async () => {
    mkdirSync(getPath('northlight.sqlite'));
    expect(await runCheck('database')).toMatchObject({
      ...expectFail(/is unreadable/),
      fix: expect.stringContaining('user that runs'),
    });
  });

  it('fails the database check when the database has broken references', async () => {
    await (await createDatabase()).destroy();
    writeSql("insert into sessions values ('id', 'nobody', '2026-12-01', '2026-11-01', '', null)");
    expect(await runCheck('database')).toMatchObject(expectFail(/^1 rows/));
  });

  it('fails the database check only when the database is of a later version', async () => {
    await (await createDatabase()).destroy();
    writeSql('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    expect(await runCheck('database')).toMatchObject(expectPass(/steps: 1/));
    writeSql("insert into kysely_migration values ('900-later', '2030-01-01')");
    expect(await runCheck('database')).toMatchObject(expectFail(/later version/));
  });
});

describe('email', () => {
  it('fails the email check only when a configured mail server is down', async () => {
    expect(await runCheck('mail')).toMatchObject(expectPass(/outbox/));
    const server = await startMailServer();
    expect(await runCheck('mail', { SMTP_URL: server.url })).toMatchObject(expectPass(/accepts emails/));
    expect(server.received).toEqual([]);
    await server.stop();
    expect(await runCheck('mail', { SMTP_URL: server.url })).toMatchObject(expectFail(/ECONNREFUSED/));
  });

  it('fails the email check when the mail password is wrong, without revealing the password', async () => {
    const server = await startMailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    });
    const SMTP_URL = server.url.replace('//', '//ann:a-wrong-password@');
    const check = await runCheck('mail', { SMTP_URL });
    expect(check).toMatchObject(expectFail(/Invalid/));
    expect(JSON.stringify(check)).not.toContain('a-wrong-password');
    await server.stop();
  });

  it("fails the email check when the mail server doesn't respond", async () => {
    const silentServer = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => silentServer.once('listening', resolve));
    const { port } = silentServer.address() as AddressInfo;
    expect(await checkMail(`smtp://127.0.0.1:${port}`, folder, 200)).toMatchObject(
      expectFail(/did not respond in time/),
    );
    expect(await checkMailbox(`imap://ann:word@127.0.0.1:${port}`, 200)).toMatchObject(
      expectFail(/No response within/),
    );
    silentServer.close();
  });
});

it('reports whether the mailbox can be opened, without revealing the password', async () => {
  const mailbox = await startMailbox();
  expect(await runCheck('mailbox', { IMAP_URL: mailbox.url })).toMatchObject(expectPass(/opens the mailbox/));
  const IMAP_URL = mailbox.url.replace('testpass', 'a-wrong-password');
  const check = await runCheck('mailbox', { IMAP_URL });
  expect(check).toMatchObject(expectFail(/could not be read/));
  expect(JSON.stringify(check)).not.toContain('a-wrong-password');
  expect(await runCheck('mailbox', { IMAP_URL: `${mailbox.url}/None` })).toMatchObject(expectFail(/./));
  await mailbox.close();
});

describe('the bucket', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'northlight-checks-s3-'));
  const server = new S3rver({
    address: 'localhost',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const addressPromise = server.run() as Promise<AddressInfo>;
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const getSettings = async (bucket: string, key = 'S3RVER') => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://localhost:${(await addressPromise).port}`,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });

  it('passes the bucket check when the bucket stores an object and returns it', async () => {
    expect(await runCheck('bucket')).toMatchObject(expectPass(/data folder/));
    expect(await runCheck('bucket', await getSettings('media'))).toMatchObject(
      expectPass(/read and deleted/),
    );
  });

  it('fails the bucket check when the bucket is missing, the key is wrong or the server is down', async () => {
    expect(await runCheck('bucket', await getSettings('other'))).toMatchObject(expectFail(/other at/));
    expect(await runCheck('bucket', await getSettings('media', 'nobody'))).toMatchObject(expectFail(/key/i));
    const unreachableSettings = { ...(await getSettings('media')), S3_ENDPOINT: 'http://localhost:1' };
    expect(await runCheck('bucket', unreachableSettings)).toMatchObject(expectFail(/cannot be used/));
  });
});

describe('backups', () => {
  it('fails the backup check when backups are scheduled but the last is missing or over a day old', async () => {
    expect(await runCheck('backups')).toMatchObject(expectPass(/not scheduled/));
    const runBackupCheck = () => runCheck('backups', { BACKUP_DIR: getPath('backups') });
    expect(await runBackupCheck()).toMatchObject(expectFail(/no backup in/));
    mkdirSync(getPath('backups'));
    writeFileSync(getPath(`backups/${formatScheduledName(new Date('2026-11-20T04:10:00Z'))}`), '');
    expect(await runBackupCheck()).toMatchObject(expectFail(/57 hours/));
    writeFileSync(getPath(`backups/${formatScheduledName(new Date('2026-11-22T04:10:00Z'))}`), '');
    expect(await runBackupCheck()).toMatchObject(expectPass(/9 hours/));
  });
});

it('fails the build check when files of the build are missing', async () => {
  expect(await runCheck('build')).toMatchObject(expectFail(/server\/main\.mjs/));
  for (const name of ['server', 'client']) mkdirSync(getPath(`dist/${name}`), { recursive: true });
  for (const name of ['server/main.mjs', 'server/image-worker.mjs', 'client/assets', 'client/503.html'])
    writeFileSync(getPath(`dist/${name}`), '');
  expect(await runCheck('build')).toMatchObject(expectPass(/complete/));
  expect(await runCheck('node')).toMatchObject(expectPass(/22\.14/));
});
