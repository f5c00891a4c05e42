import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../db/connection';
import { migrateToLatest } from '../db/migrate';
import { getSite } from '../domain/current-site';
import { DAY_MS } from '../domain/time';
import { getAvailability, getManager, listFreeTimes } from '../use-cases/bookings/availability';
import { bookCall } from '../use-cases/bookings/book';
import { changeAvailability } from '../use-cases/bookings/change-availability';
import { createTestClock } from './jobs/clock.test-kit';

const folder = mkdtempSync(path.join(tmpdir(), 'booking-kills-'));
const databaseFile = path.join(folder, 'site.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

/** Copies the database with its write-ahead log: the files that a killed process would leave at this moment. */
function copyDatabase(name: string): string {
  const copy = path.join(folder, name);
  for (const suffix of ['', '-wal'])
    if (existsSync(databaseFile + suffix)) copyFileSync(databaseFile + suffix, copy + suffix);
  return copy;
}

const clock = createTestClock('2026-11-20T08:41:00Z');
const needs = { clock, getSite, builtInAvailability: {}, hasWebhook: true };
const { key: managerKey } = getManager(needs, undefined);
const user = {
  _id: 'ann',
  name: 'Ann',
  email: 'ann@northlight.example',
  photo: '',
  position: '',
  role: 'sales' as const,
};

/** @returns copies of the database after each statement, and after the commit. */
async function runAndCopy(action: 'book' | 'block') {
  const copies: string[] = [];
  let committed = '';
  const db = openDatabase(databaseFile);
  const copyingDb = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      copies.push(copyDatabase(`${action}-${copies.length}`));
      return result;
    },
  });
  const services = {
    ...{ ...needs, db: copyingDb, user },
    wakeOutbox() {
      committed = copyDatabase(`${action}-committed`);
    },
  };
  if (action === 'book') {
    const start = clock.now().getTime();
    const range = { start, end: start + 14 * DAY_MS };
    const [startsAt] = await listFreeTimes({ ...needs, db }, db, { managerKey, range });
    await bookCall(services, {
      ...{ managerKey, submissionId: 'one' },
      values: {
        ...{ startsAt: startsAt?.toISOString(), timeZone: 'Europe/London', fullName: 'Hannah Whitlock' },
        ...{ companyName: '', email: 'hannah@deltaquay.example', note: '' },
      },
    });
  } else {
    const from = await getAvailability({ ...needs, db }, db, managerKey);
    const { id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    const range = { firstDay: '2026-11-20', lastDay: '2026-12-20', from: '00:00', to: '24:00' };
    const to = { ...from, blockedTimes: [{ ...range, _id: 'block', note: '' }] };
    await changeAvailability(services, { manager: managerKey, from, to, cancel: { ids: [id] } });
  }
  await db.destroy();
  return { copies, committed };
}

/** Reads everything that a booking and a cancellation write. */
async function readState(file: string) {
  const db = openDatabase(file);
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
const EMPTY_STATE = { call: undefined, requests: 0, changes: 0, messages: [], savedHours: 0 };
const BOOKED_STATE = { call: 'booked', requests: 1, changes: 1, messages: BOOKED_MESSAGES, savedHours: 0 };
const BLOCKED_STATE = {
  ...{ call: 'cancelled', requests: 1, changes: 2, savedHours: 1 },
  messages: BOOKED_MESSAGES.flatMap(message => [message, message]),
};

it('leaves a call with its emails or neither when the process is killed after any statement', async () => {
  const db = openDatabase(databaseFile);
  await migrateToLatest(db);
  await db.destroy();

  for (const [action, before, after] of [
    ['book', EMPTY_STATE, BOOKED_STATE],
    ['block', BOOKED_STATE, BLOCKED_STATE],
  ] as const) {
    const { copies, committed } = await runAndCopy(action);
    expect(copies.length).toBeGreaterThan(5);
    for (const copy of copies) expect(await readState(copy)).toEqual(before);
    expect(await readState(committed)).toEqual(after);
  }
});
