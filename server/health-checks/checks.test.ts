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
import { type CheckName, runChecks } from '.';
import { checkMail } from './mail';

let folder: string;
const now = new Date('2026-11-22T14:00:00Z');
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function found(name: CheckName, environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: folder, ...environment });
  const all = await runChecks({ config, buildFolder: at('dist'), now });
  return all.find(check => check.name === name);
}

const wrong = (message: RegExp) => ({
  ok: false,
  message: expect.stringMatching(message),
  fix: expect.any(String),
});
const right = (message: RegExp) => ({ ok: true, message: expect.stringMatching(message) });

describe('the data folder', () => {
  it('passes the folder check when only the owner can read the data folder or no folder exists yet', async () => {
    expect(await found('data folder')).toMatchObject(right(/is writable/));
    expect(await found('data folder', { DATA_DIR: at('new/deep') })).toMatchObject(
      right(/does not exist yet/),
    );
  });

  it('fails the folder check when other users can read the data folder, and suggests a command', async () => {
    chmodSync(folder, 0o755);
    expect(await found('data folder')).toMatchObject({ ...wrong(/other users/), fix: `chmod 700 ${folder}` });
  });

  it("fails the folder check when the data folder or a folder within it isn't writable", async () => {
    writeFileSync(at('file'), '');
    expect(await found('data folder', { DATA_DIR: at('file') })).toMatchObject(wrong(/is not writable/));
    writeFileSync(at('uploads'), 'a file where the folder was');
    expect(await found('data folder')).toMatchObject(wrong(/is not writable/));
  });
});

it('fails the disk check when less disk space is free than reserved', async () => {
  expect(await found('disk', { DISK_FLOOR_MB: '1' })).toMatchObject(right(/below 1\.0 MB/));
  expect(await found('disk', { DISK_FLOOR_MB: '999999999' })).toMatchObject(wrong(/nothing is stored/));
});

describe('the database', () => {
  async function makeDatabase() {
    const db = openDatabase(at('northlight.sqlite'));
    await migrateToLatest(db);
    return db;
  }
  const write = (sql: string) => {
    const sqlite = new SQLite(at('northlight.sqlite'));
    sqlite.pragma('foreign_keys = off');
    sqlite.exec(sql);
    sqlite.close();
  };

  it('passes the database check when no database exists yet, and when one is in use or closed', async () => {
    expect(await found('database')).toMatchObject(right(/does not exist yet/));
    const db = await makeDatabase();
    expect(await found('database')).toMatchObject(right(/^intact, .* KB$/));
    await db.destroy();
    expect(await found('database')).toMatchObject(right(/^intact/));
  });

  it('reports the size of the database including its write-ahead log', async () => {
    const db = await makeDatabase();
    const sizes = ['', '-wal'].map(end => statSync(at(`northlight.sqlite${end}`)).size);
    expect(sizes[1]).toBeGreaterThan(0);
    const size = formatFileSize(sizes.reduce((sum, bytes) => sum + bytes));
    expect(await found('database')).toMatchObject({ message: `intact, ${size}` });
    await db.destroy();
  });

  it('fails the check of a database that is truncated, overwritten or of another application', async () => {
    await (await makeDatabase()).destroy();
    truncateSync(at('northlight.sqlite'), 20_000);
    expect(await found('database')).toMatchObject({
      ...wrong(/damaged|malformed/),
      fix: expect.stringContaining('npm run restore'),
    });
    writeFileSync(
      at('northlight.sqlite'),
      'no database at all, though long enough to be looked at '.repeat(99),
    );
    expect(await found('database')).toMatchObject({
      ...wrong(/not a database/),
      fix: expect.stringContaining('npm run restore'),
    });
    rmSync(at('northlight.sqlite'));
    write('create table notes (id)');
    expect(await found('database')).toMatchObject({
      ...wrong(/no such table/),
      fix: expect.stringContaining('DATA_DIR'),
    });
  });

  it("doesn't suggest a restore when the database can't be opened", async () => {
    mkdirSync(at('northlight.sqlite'));
    expect(await found('database')).toMatchObject({
      ...wrong(/is unreadable/),
      fix: expect.stringContaining('user that runs'),
    });
  });

  it('fails the database check when the database has broken references', async () => {
    await (await makeDatabase()).destroy();
    write("insert into sessions values ('id', 'nobody', '2026-12-01', '2026-11-01', '', null)");
    expect(await found('database')).toMatchObject(wrong(/^1 rows/));
  });

  it('passes the database check before a migration, and fails it for a database of a later version', async () => {
    await (await makeDatabase()).destroy();
    write('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    expect(await found('database')).toMatchObject(right(/steps: 1/));
    write("insert into kysely_migration values ('900-later', '2030-01-01')");
    expect(await found('database')).toMatchObject(wrong(/later version/));
  });
});

describe('email', () => {
  it('passes the email check with a reachable or no mail server, and fails when the server is down', async () => {
    expect(await found('mail')).toMatchObject(right(/outbox/));
    const server = await startMailServer();
    expect(await found('mail', { SMTP_URL: server.url })).toMatchObject(right(/accepts emails/));
    expect(server.received).toEqual([]);
    await server.stop();
    expect(await found('mail', { SMTP_URL: server.url })).toMatchObject(wrong(/ECONNREFUSED/));
  });

  it('fails the email check when the mail password is wrong, without revealing the password', async () => {
    const server = await startMailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('Invalid username or password')),
    });
    const SMTP_URL = server.url.replace('//', '//ann:a-wrong-password@');
    const check = await found('mail', { SMTP_URL });
    expect(check).toMatchObject(wrong(/Invalid/));
    expect(JSON.stringify(check)).not.toContain('a-wrong-password');
    await server.stop();
  });

  it("fails the email check when the mail server doesn't respond", async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await checkMail(`smtp://127.0.0.1:${port}`, folder, 200)).toMatchObject(
      wrong(/did not respond in time/),
    );
    silent.close();
  });
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
  const listening = server.run() as Promise<AddressInfo>;
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const settings = async (bucket: string, key = 'S3RVER') => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://localhost:${(await listening).port}`,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });

  it('passes the bucket check when the bucket stores an object and returns it', async () => {
    expect(await found('bucket')).toMatchObject(right(/data folder/));
    expect(await found('bucket', await settings('media'))).toMatchObject(right(/read and deleted/));
  });

  it('fails the bucket check when the bucket is missing, the key is wrong or the server is down', async () => {
    expect(await found('bucket', await settings('other'))).toMatchObject(wrong(/other at/));
    expect(await found('bucket', await settings('media', 'nobody'))).toMatchObject(wrong(/key/i));
    const nobody = { ...(await settings('media')), S3_ENDPOINT: 'http://localhost:1' };
    expect(await found('bucket', nobody)).toMatchObject(wrong(/cannot be used/));
  });
});

describe('backups', () => {
  it('fails the backup check when backups are scheduled but the last is missing or over a day old', async () => {
    expect(await found('backups')).toMatchObject(right(/not scheduled/));
    const backupsAre = () => found('backups', { BACKUP_DIR: at('backups') });
    expect(await backupsAre()).toMatchObject(wrong(/no backup in/));
    mkdirSync(at('backups'));
    writeFileSync(at(`backups/${formatScheduledName(new Date('2026-11-20T04:10:00Z'))}`), '');
    expect(await backupsAre()).toMatchObject(wrong(/57 hours/));
    writeFileSync(at(`backups/${formatScheduledName(new Date('2026-11-22T04:10:00Z'))}`), '');
    expect(await backupsAre()).toMatchObject(right(/9 hours/));
  });
});

it('fails the build check until the build is complete', async () => {
  expect(await found('build')).toMatchObject(wrong(/server\/main\.mjs/));
  for (const name of ['server', 'client']) mkdirSync(at(`dist/${name}`), { recursive: true });
  for (const name of ['server/main.mjs', 'server/image-worker.mjs', 'client/assets', 'client/503.html'])
    writeFileSync(at(`dist/${name}`), '');
  expect(await found('build')).toMatchObject(right(/complete/));
  expect(await found('node')).toMatchObject(right(/22\.14/));
});
