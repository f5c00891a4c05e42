import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openDatabase } from '../db/connection';
import { createProjectBody } from '../db/items.test-kit';
import { MIGRATIONS, migrateToLatest } from '../db/migrate';
import { apiBase, getCasePath, screens } from '../domain/paths';
import { slugify } from '../domain/slug';
import { expect, test } from './fixtures';
import { KILLS, killAfter, spreadPoints } from './kill';
import { ADMIN, root, SiteProcess } from './site-process';

/** Milliseconds from creating the database file to completing migrations and adding the first user. */
const MIGRATING_MS = 300;
/** Latest kill after the start of seeding, in ms. Later steps only repeat earlier ones. */
const SEEDING_MS = 3_000;
/** Longest time in ms that a busy machine needs to seed. */
const SEEDING_TIMEOUT_MS = 300_000;
const EARLY_REQUESTS = 2_000;
async function signIn(site: SiteProcess): Promise<string> {
  const response = await fetch(`${site.url}${apiBase}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const getStatus = async (site: SiteProcess, title: string) =>
  (await fetch(site.url + getCasePath(slugify(title)), { redirect: 'manual' })).status;

test('starts after the server was killed while creating the database and the first user', async () => {
  test.setTimeout(60_000 * KILLS);
  for (const ms of spreadPoints(MIGRATING_MS)) {
    const site = SiteProcess.createEmpty();
    try {
      await killAfter(site, ms);
      await site.start();
      expect((await fetch(site.url + screens.home.path)).status).toBe(200);
      await signIn(site);
    } finally {
      await site.remove();
    }
  }
});

/** Creates the database of an early version, large enough that migrating takes a while. */
async function createEarlyDatabase({ dataDir }: SiteProcess): Promise<void> {
  const [firstMigration = ''] = Object.keys(MIGRATIONS);
  const db = openDatabase(path.join(dataDir, 'northlight.sqlite'));
  await migrateToLatest(db, { [firstMigration]: MIGRATIONS[firstMigration] as Migration });
  await sql`with recursive each(n) as (select 1 union all select n + 1 from each where n < ${EARLY_REQUESTS})
    insert into contact_requests
      (id, reference, full_name, company_name, email, description, departments_json, created_at)
    select 'request-' || n, 'NL-' || n, 'Visitor ' || n, '', 'visitor@deltaquay.example', ${'x'.repeat(500)},
      '[]', ${new Date().toISOString()} from each`.execute(db);
  await db.destroy();
}

test('completes migrations after the server was killed while migrating', async () => {
  test.setTimeout(60_000 * KILLS);
  for (const ms of spreadPoints(MIGRATING_MS)) {
    const site = SiteProcess.createEmpty();
    try {
      await createEarlyDatabase(site);
      await site.launch();
      const hasCopy = () => readdirSync(site.dataDir).some(name => name.includes('.before-'));
      await expect.poll(hasCopy, { intervals: [1], timeout: 60_000 }).toBe(true);
      await wait(ms);
      await site.stop('SIGKILL');
      await site.start();
      expect((await fetch(site.url + screens.home.path)).status).toBe(200);
      await signIn(site);
      const db = openDatabase(path.join(site.dataDir, 'northlight.sqlite'));
      const countQuery = sql<{ requests: number }>`select count(*) as requests from enquiries`;
      expect((await countQuery.execute(db)).rows).toEqual([{ requests: EARLY_REQUESTS }]);
      await db.destroy();
    } finally {
      await site.remove();
    }
  }
});

// The seed's tests cover a power cut between two images (`server/seed.test.ts`). This test takes a minute.
test('completes the example content after the server was killed while seeding', {
  tag: '@more',
}, async () => {
  test.setTimeout(SEEDING_TIMEOUT_MS);
  const site = SiteProcess.createEmpty({ SEED: 'demo' });
  try {
    for (const ms of spreadPoints(SEEDING_MS)) await killAfter(site, ms);
    await site.start(SEEDING_TIMEOUT_MS);
    const listSeeds = (kind: string) =>
      readdirSync(path.join(root, 'site-data/demo', kind)).filter(file => file.endsWith('.json'));
    for (const [list, kind] of [
      ['projects', 'cases'],
      ['blogs', 'articles'],
    ] as const)
      expect(await (await fetch(`${site.url}${apiBase}/${list}`)).json()).toMatchObject({
        total: listSeeds(kind).length,
      });
    await signIn(site);
  } finally {
    await site.remove();
  }
});

test('keeps every acknowledged save after the server was killed', async () => {
  test.setTimeout(60_000 * KILLS);
  const site = SiteProcess.createEmpty();
  const savedTitles: string[] = [];
  try {
    await site.start();
    for (let round = 0; round < KILLS; round++) {
      const token = await signIn(site);
      const save = async (title: string) => {
        const response = await fetch(`${site.url}${apiBase}/projects`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(createProjectBody({ title })),
        });
        if (response.status === 201) savedTitles.push(title);
        // Kill the site at a different point in each round, with requests in flight.
        if (savedTitles.length % 10 === round % 10) site.signal('SIGKILL');
      };
      const names = Array.from({ length: 20 }, (_, n) => `Round ${round} case ${n}`);
      await Promise.allSettled(names.map(save));
      await site.stop('SIGKILL');
      await site.start();
      for (const title of savedTitles) expect([title, await getStatus(site, title)]).toEqual([title, 200]);
    }
    expect(savedTitles.length).toBeGreaterThan(KILLS);
  } finally {
    await site.remove();
  }
});

// The second process waits fifteen seconds for the first. `server/data-folder.test.ts` covers a shorter wait.
test('exits with a message when another site uses the data folder', { tag: '@more' }, async () => {
  const firstSite = SiteProcess.createEmpty();
  try {
    await firstSite.start();
    const secondSite = new SiteProcess(firstSite.dataDir);
    await secondSite.launch();
    expect(await secondSite.ended).toBe(1);
    expect(secondSite.output).toContain('Another process uses the folder');
    expect((await fetch(firstSite.url)).status).toBe(200);
  } finally {
    await firstSite.remove();
  }
});

test('exits with a message, without creating a database, when the port is in use', async () => {
  const firstSite = SiteProcess.createEmpty();
  const otherSite = SiteProcess.createEmpty({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  try {
    await firstSite.start();
    otherSite.url = firstSite.url;
    await otherSite.launch();
    expect(await otherSite.ended).toBe(1);
    expect(otherSite.output).toContain(`Port ${new URL(firstSite.url).port} of localhost is already in use`);
    expect(otherSite.output).not.toContain('password');
    expect(existsSync(path.join(otherSite.dataDir, 'northlight.sqlite'))).toBe(false);
    const { port } = new URL(firstSite.url);
    const host = '127.0.0.1';
    const { status, stdout, stderr } = spawnSync(process.execPath, ['server/cli/serve.mjs'], {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        DATA_DIR: otherSite.dataDir,
        HOST: host,
        PORT: port,
        SEED: 'none',
      },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(
      `The site could not start. Port ${port} of ${host} is already in use. Stop the program that uses it`,
    );
    expect(existsSync(path.join(otherSite.dataDir, 'northlight.sqlite'))).toBe(false);
    expect((await fetch(firstSite.url)).status).toBe(200);
  } finally {
    await firstSite.remove();
    await otherSite.remove();
  }
});
