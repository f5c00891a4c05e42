import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import { listMembers } from '../../db/members';
import { MIGRATIONS, migrateToLatest, readMigrations } from '../../db/migrate';
import { readConfig } from '../config';
import { openDataFolder } from '../data-folder';
import { createMemoryLog } from '../media/media.test-kit';
import { withDatabase } from './with-database';

let dataDir: string;
let config: ReturnType<typeof readConfig>;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'northlight-commands-'));
  config = readConfig({ DATA_DIR: dataDir });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const EXPECTED_MIGRATION = '043-version-numbers';
const { [EXPECTED_MIGRATION]: _, ...EARLIER } = MIGRATIONS;

async function createDatabase(migrations = MIGRATIONS): Promise<string[]> {
  const db = openDatabase(config.databaseFile);
  await migrateToLatest(db, migrations);
  await db.destroy();
  return readMigrations(config.databaseFile);
}
const listCopies = () => readdirSync(dataDir).filter(name => name.includes('.before-'));
const listMembersWithAccess = (access: 'read' | 'write' | 'alone') =>
  withDatabase(config, access, listMembers);

it("doesn't create a database for a read-only command", async () => {
  await expect(listMembersWithAccess('read')).rejects.toThrow(`There is no site in ${dataDir} yet.`);
  expect(existsSync(config.databaseFile)).toBe(false);
});

it("doesn't run migrations for a read-only command", async () => {
  const steps = await createDatabase(EARLIER);
  await expect(listMembersWithAccess('read')).rejects.toThrow('this command only reads. Start the site once');
  expect(readMigrations(config.databaseFile)).toEqual(steps);
  expect(listCopies()).toEqual([]);
});

it('rejects database writes by a read-only command', async () => {
  await createDatabase();
  const attempt = withDatabase(config, 'read', db => db.deleteFrom('members').execute());
  await expect(attempt).rejects.toThrow('readonly');
});

it('migrates an earlier database only when no site is running', async () => {
  const steps = await createDatabase(EARLIER);
  const unlock = await openDataFolder({ dataDir }, createMemoryLog());
  await expect(listMembersWithAccess('write')).rejects.toThrow(
    `must be upgraded first. Another process uses the folder ${dataDir}`,
  );
  expect(readMigrations(config.databaseFile)).toEqual(steps);
  unlock();
  expect(await listMembersWithAccess('write')).toEqual([]);
  expect(listCopies()).toEqual([`northlight.sqlite.before-${EXPECTED_MIGRATION}`]);
});

it('runs a command while the site is running, unless the command needs exclusive database access', async () => {
  await createDatabase();
  const unlock = await openDataFolder({ dataDir }, createMemoryLog());
  expect(await listMembersWithAccess('write')).toEqual([]);
  expect(await listMembersWithAccess('read')).toEqual([]);
  await expect(listMembersWithAccess('alone')).rejects.toThrow(/^Another process uses the folder/);
  unlock();
  expect(await listMembersWithAccess('alone')).toEqual([]);
});

it.each(['read', 'write', 'alone'] as const)(
  'rejects a database of a later version, whatever the access mode: %s',
  async access => {
    await createDatabase({ ...MIGRATIONS, '999-later': { up: async () => {} } });
    await expect(listMembersWithAccess(access)).rejects.toThrow(
      'The database is not usable: a later version of the site wrote it. Run that version, or restore an older backup.',
    );
  },
);
