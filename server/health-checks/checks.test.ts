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
import { scheduledName } from '../backup/names';
import { readConfig } from '../config';
import { mailServer } from '../jobs/outbox.test-kit';
import { type CheckName, checks } from '.';
import { mail } from './mail';

let folder: string;
const now = new Date('2026-11-22T14:00:00Z');
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-checks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the check of this name finds with these settings. */
async function found(name: CheckName, environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: folder, ...environment });
  const all = await checks({ config, buildFolder: at('dist'), now });
  return all.find(check => check.name === name);
}

const wrong = (says: RegExp) => ({ ok: false, says: expect.stringMatching(says), fix: expect.any(String) });
const right = (says: RegExp) => ({ ok: true, says: expect.stringMatching(says) });

describe('the data folder', () => {
  it('is right when it is its owner’s alone, or will be made', async () => {
    expect(await found('data folder')).toMatchObject(right(/can be written/));
    expect(await found('data folder', { DATA_DIR: at('new/deep') })).toMatchObject(right(/not there yet/));
  });

  it('is wrong when others get in, and the fix mends it', async () => {
    chmodSync(folder, 0o755);
    expect(await found('data folder')).toMatchObject({ ...wrong(/other users/), fix: `chmod 700 ${folder}` });
  });

  it('is wrong when it, or a folder in it, cannot be written', async () => {
    writeFileSync(at('file'), '');
    expect(await found('data folder', { DATA_DIR: at('file') })).toMatchObject(wrong(/cannot be written/));
    writeFileSync(at('uploads'), 'a file where the folder was');
    expect(await found('data folder')).toMatchObject(wrong(/cannot be written/));
  });
});

it('the disk is wrong under its floor', async () => {
  expect(await found('disk', { DISK_FLOOR_MB: '1' })).toMatchObject(right(/under 1\.0 MB/));
  expect(await found('disk', { DISK_FLOOR_MB: '999999999' })).toMatchObject(wrong(/nothing more is stored/));
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

  it('is right before there is one, beside a running site and after it', async () => {
    expect(await found('database')).toMatchObject(right(/not there yet/));
    const db = await makeDatabase();
    expect(await found('database')).toMatchObject(right(/^whole, .* KB$/));
    await db.destroy();
    expect(await found('database')).toMatchObject(right(/^whole/));
  });

  it('is as large as its file and its log together', async () => {
    const db = await makeDatabase();
    const sizes = ['', '-wal'].map(end => statSync(at(`northlight.sqlite${end}`)).size);
    expect(sizes[1]).toBeGreaterThan(0);
    const size = formatFileSize(sizes.reduce((sum, each) => sum + each));
    expect(await found('database')).toMatchObject({ says: `whole, ${size}` });
    await db.destroy();
  });

  it('is wrong when pages of it are overwritten or cut off, or it is something else', async () => {
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

  it('is not to be restored only because it may not be opened', async () => {
    mkdirSync(at('northlight.sqlite'));
    expect(await found('database')).toMatchObject({
      ...wrong(/cannot be read/),
      fix: expect.stringContaining('user that runs'),
    });
  });

  it('is wrong when rows name others that are not there', async () => {
    await (await makeDatabase()).destroy();
    write("insert into sessions values ('id', 'nobody', '2026-12-01', '2026-11-01', '', null)");
    expect(await found('database')).toMatchObject(wrong(/^1 of its rows/));
  });

  it('is right when the next start brings it up to date, wrong when a later version wrote it', async () => {
    await (await makeDatabase()).destroy();
    write('delete from kysely_migration where name = (select max(name) from kysely_migration)');
    expect(await found('database')).toMatchObject(right(/steps: 1/));
    write("insert into kysely_migration values ('900-later', '2030-01-01')");
    expect(await found('database')).toMatchObject(wrong(/later version/));
  });
});

describe('mail', () => {
  it('is right without a server, and with one that knows us', async () => {
    expect(await found('mail')).toMatchObject(right(/outbox/));
    const server = await mailServer();
    expect(await found('mail', { SMTP_URL: server.url })).toMatchObject(right(/takes mails/));
    expect(server.received).toEqual([]);
    await server.stop();
    expect(await found('mail', { SMTP_URL: server.url })).toMatchObject(wrong(/ECONNREFUSED/));
  });

  it('is wrong when the password is, and never tells it', async () => {
    const server = await mailServer({
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

  it('is wrong when the server is silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    expect(await mail(`smtp://127.0.0.1:${port}`, folder, 200)).toMatchObject(
      wrong(/did not answer in time/),
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

  it('is right when an object goes there and comes back', async () => {
    expect(await found('bucket')).toMatchObject(right(/data folder/));
    expect(await found('bucket', await settings('media'))).toMatchObject(right(/read and deleted/));
  });

  it('is wrong when it is not there, the key is wrong, or nobody answers', async () => {
    expect(await found('bucket', await settings('other'))).toMatchObject(wrong(/other at/));
    expect(await found('bucket', await settings('media', 'nobody'))).toMatchObject(wrong(/key/i));
    const nobody = { ...(await settings('media')), S3_ENDPOINT: 'http://localhost:1' };
    expect(await found('bucket', nobody)).toMatchObject(wrong(/cannot be used/));
  });
});

describe('backups', () => {
  it('are right when the last one is a day old at most', async () => {
    expect(await found('backups')).toMatchObject(right(/none are scheduled/));
    const backupsAre = () => found('backups', { BACKUP_DIR: at('backups') });
    expect(await backupsAre()).toMatchObject(wrong(/none in/));
    mkdirSync(at('backups'));
    writeFileSync(at(`backups/${scheduledName(new Date('2026-11-20T04:10:00Z'))}`), '');
    expect(await backupsAre()).toMatchObject(wrong(/57 hours/));
    writeFileSync(at(`backups/${scheduledName(new Date('2026-11-22T04:10:00Z'))}`), '');
    expect(await backupsAre()).toMatchObject(right(/9 hours/));
  });
});

it('the build is wrong when a part of it is missing; Node is the one that runs this', async () => {
  expect(await found('build')).toMatchObject(wrong(/server\/main\.mjs/));
  for (const name of ['server', 'client']) mkdirSync(at(`dist/${name}`), { recursive: true });
  for (const name of ['server/main.mjs', 'server/picture-worker.mjs', 'client/assets', 'client/503.html'])
    writeFileSync(at(`dist/${name}`), '');
  expect(await found('build')).toMatchObject(right(/whole/));
  expect(await found('node')).toMatchObject(right(/22\.14/));
});
