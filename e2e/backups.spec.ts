import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { FORM_FIELD_NAMES } from '../domain/contact-form';
import { emailSendPath } from '../domain/paths';
import { slugify } from '../domain/slug';
import { FIRST_TYPE } from './contact-form';
import { completeCase } from './content/cases';
import { expect, test } from './fixtures';
import { KILLS, spreadPoints } from './kill';
import { root, SiteProcess } from './site-process';

/**
 * Numbers of backups and of requests per second. For a thorough run: `BACKUPS=100 WRITES=500 npm run e2e -- backups`.
 */
const BACKUPS = Number(process.env.BACKUPS ?? 1);
const WRITES = Number(process.env.WRITES ?? 100);

const TICK_MS = 20;
const IN_FLIGHT_MAX = 48;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'northlight-backups-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const createCommand = (dataDir: string) => ({
  cwd: root,
  env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATA_DIR: dataDir },
});

function run(dataDir: string, name: string, ...args: string[]): { status: number | null; output: string } {
  const options = { ...createCommand(dataDir), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`dist/server/${name}.mjs`, ...args],
    options,
  );
  return { status, output: stdout + stderr };
}

async function runAsync(dataDir: string, name: string, ...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [`dist/server/${name}.mjs`, ...args], createCommand(dataDir));
  return waitForExit(child);
}

const waitForExit = (child: ChildProcess) =>
  new Promise<number | null>(resolve => child.once('exit', resolve));

async function killAfter(ms: number, dataDir: string, name: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [`dist/server/${name}.mjs`, ...args], createCommand(dataDir));
  const exitPromise = waitForExit(child);
  await Promise.race([exitPromise, wait(ms)]);
  child.kill('SIGKILL');
  await exitPromise;
}

function readReferences(dataDir: string): Set<string> {
  const db = new SQLite(path.join(dataDir, 'northlight.sqlite'));
  try {
    return new Set(db.prepare('select reference from enquiries').pluck().all() as string[]);
  } finally {
    db.close();
  }
}

const BODY = [
  [`${FORM_FIELD_NAMES.department}[0]`, FIRST_TYPE],
  [FORM_FIELD_NAMES.fullName, 'Hannah Whitlock'],
  [FORM_FIELD_NAMES.email, 'hannah@deltaquay.example'],
  [FORM_FIELD_NAMES.description, 'We need the options desk to open on a phone.'],
]
  .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
  .concat('--x--\r\n');
const HEADERS = {
  accept: 'application/json',
  'content-type': 'multipart/form-data; boundary=x',
  'content-length': Buffer.byteLength(BODY),
};

/** @returns the request's reference once acknowledged */
function send(url: string, agent?: Agent): Promise<string | undefined> {
  return new Promise(resolve => {
    const clientRequest = request(
      url + emailSendPath,
      { method: 'POST', headers: HEADERS, agent },
      response => {
        let text = '';
        response.on('data', chunk => (text += chunk));
        response.on('end', () =>
          resolve(
            response.statusCode === 200 ? (JSON.parse(text) as { reference: string }).reference : undefined,
          ),
        );
      },
    );
    clientRequest.on('error', () => resolve(undefined)).end(BODY);
  });
}

/** Sends many requests per second until stopped. */
function startWriters(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT_MAX });
  const acknowledgedIds = new Set<string>();
  const startTime = performance.now();
  let startedCount = 0;
  let inFlightCount = 0;
  let failureCount = 0;
  const timer = setInterval(() => {
    const expectedCount = ((performance.now() - startTime) / 1_000) * WRITES;
    for (; startedCount < expectedCount && inFlightCount < IN_FLIGHT_MAX; startedCount++, inFlightCount++)
      send(url, agent).then(reference => {
        inFlightCount--;
        if (reference) acknowledgedIds.add(reference);
        else failureCount++;
      });
  }, TICK_MS);
  return {
    acknowledged: acknowledgedIds,
    async stop() {
      clearInterval(timer);
      await expect.poll(() => inFlightCount).toBe(0);
      agent.destroy();
      return {
        failed: failureCount,
        perSecond: Math.round(acknowledgedIds.size / ((performance.now() - startTime) / 1_000)),
      };
    },
  };
}

test('restores every request acknowledged before a backup under load', async () => {
  test.setTimeout(60_000 + 20_000 * BACKUPS);
  // Without a mail server, emails stay in the outbox, which is part of the stored data.
  const site = SiteProcess.createEmpty({
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    DISK_FLOOR_MB: '0',
  });
  try {
    await site.start();
    const load = startWriters(site.url);
    for (let count = 1; count <= BACKUPS; count++) {
      await wait(200);
      const acknowledgedBefore = [...load.acknowledged];
      const [file, copy] = [path.join(folder, `${count}.tar`), path.join(folder, `site-${count}`)];
      expect(await runAsync(site.dataDir, 'backup', file)).toBe(0);
      expect(await runAsync(copy, 'restore', file)).toBe(0);
      const restoredReferences = readReferences(copy);
      expect(acknowledgedBefore.filter(reference => !restoredReferences.has(reference))).toEqual([]);
      rmSync(file);
      rmSync(copy, { recursive: true });
    }
    const { failed, perSecond } = await load.stop();
    expect(failed).toBe(0);
    expect(load.acknowledged.size).toBeGreaterThan(BACKUPS);
    if (process.env.BACKUPS)
      console.log(`${BACKUPS} backups, ${load.acknowledged.size} requests, ${perSecond} a second`);
  } finally {
    await site.remove();
  }
});

test('starts with either the old or the restored data when a backup or restore is killed', async () => {
  test.setTimeout(60_000 + 20_000 * KILLS);
  const site = SiteProcess.createSeeded({ LOG_LEVEL: 'silent' });
  try {
    await site.start();
    const earlierReference = await send(site.url);
    const file = path.join(folder, 'kept.tar');
    for (const ms of spreadPoints(1_500)) {
      await killAfter(ms, site.dataDir, 'backup', file);
      // A backup is either complete or absent. Leftover files do no harm.
      if (existsSync(file)) expect(run(site.dataDir, 'verify', file).output).toContain('is complete');
      rmSync(file, { force: true });
    }
    expect(run(site.dataDir, 'backup', file)).toMatchObject({ status: 0 });

    const laterReference = await send(site.url);
    const oldReferences = [earlierReference, laterReference].sort();
    let now = oldReferences;
    for (const ms of spreadPoints(1_500)) {
      await site.stop();
      await killAfter(ms, site.dataDir, 'restore', file);
      await site.start();
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
      expect((await fetch(`${site.url}/cases/${slugify(completeCase.title)}`)).status).toBe(200);
      now = [...readReferences(site.dataDir)].sort() as typeof oldReferences;
      expect([oldReferences, [earlierReference]]).toContainEqual(now);
      expect(readdirSync(site.dataDir).filter(name => name.startsWith('.restore'))).toEqual([]);
    }
    await site.stop();
    expect(run(site.dataDir, 'restore', file)).toMatchObject({ status: 0 });
    expect([...readReferences(site.dataDir)]).toEqual([earlierReference]);
  } finally {
    await site.remove();
  }
});
