import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/connection';
import { migrateToLatest } from '../db/migrate';
import { getSite } from '../domain/current-site';

const root = path.join(import.meta.dirname, '..');
/** Inside the repository, so that the process finds the packages. */
const folder = mkdtempSync(path.join(root, 'node_modules/booking-kills-'));
const databaseFile = path.join(folder, 'site.sqlite');

beforeAll(async () => {
  const db = openDatabase(databaseFile);
  await migrateToLatest(db);
  await db.destroy();
  await build({
    ...{ root, configFile: false, logLevel: 'error' },
    build: {
      ssr: path.join(import.meta.dirname, 'booking-kills.test-kit.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'process.mjs' } },
    },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns whether the process was killed after the commit. */
function runAndKill(action: string, statements: number): boolean {
  const args = [
    path.join(folder, 'process.mjs'),
    databaseFile,
    JSON.stringify(getSite()),
    action,
    `${statements}`,
  ];
  const { signal, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });
  return stdout === 'committed';
}

/** Reads everything that a booking and a cancellation write. */
async function readState() {
  const db = openDatabase(databaseFile);
  try {
    const [call, ...furtherCalls] = await db.selectFrom('bookings').selectAll().execute();
    const messages = await db.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute();
    const events = await db.selectFrom('enquiry_events').select('id').execute();
    const hours = await db.selectFrom('availability').selectAll().execute();
    expect(furtherCalls).toEqual([]);
    return {
      call: call && (call.cancelled_at ? 'cancelled' : 'booked'),
      requests: (await db.selectFrom('enquiries').select('id').execute()).length,
      changes: events.length,
      messages: messages.map(({ kind, state }) => `${kind} ${state}`),
      savedHours: hours.length,
    };
  } finally {
    await db.destroy();
  }
}

const BOOKED_MESSAGES = ['staff-booking waiting', 'visitor-booking waiting', 'webhook waiting'];

it.each([
  {
    action: 'book',
    before: { call: undefined, requests: 0, changes: 0, messages: [], savedHours: 0 },
    after: { call: 'booked', requests: 1, changes: 1, messages: BOOKED_MESSAGES, savedHours: 0 },
  },
  {
    action: 'block',
    before: { call: 'booked', requests: 1, changes: 1, messages: BOOKED_MESSAGES, savedHours: 0 },
    after: {
      ...{ call: 'cancelled', requests: 1, changes: 2, savedHours: 1 },
      messages: BOOKED_MESSAGES.flatMap(message => [message, message]),
    },
  },
])(
  'leaves a call with its emails or neither when the process is killed: $action',
  async ({ action, before, after }) => {
    let statements = 1;
    for (;;) {
      expect(await readState()).toEqual(before);
      if (runAndKill(action, statements)) break;
      statements++;
    }
    expect(statements).toBeGreaterThan(5);
    expect(await readState()).toEqual(after);
  },
  120_000,
);
