import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../db/database.test-kit';
import { upsertDraft } from '../../db/drafts';
import { createCaseInput } from '../../db/items.test-kit';
import { upsertSchedule } from '../../db/schedules';
import type { KindName } from '../../domain/kinds';
import { createMemoryLog } from '../media/media.test-kit';
import { createTestClock } from './clock.test-kit';
import { publishDueItems, startPublications } from './publications';

const START = Date.parse('2026-11-22T09:00:00Z');
/** Maximum delay (ms) of a due schedule (rule 63). */
const POLL_TIMEOUT_MS = 2_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: ReturnType<typeof createTestClock>;
let log: ReturnType<typeof createMemoryLog>;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = createTestClock(new Date(START).toISOString());
  log = createMemoryLog();
});
afterEach(() => database.close());

const start = () => startPublications({ db: database.db, clock, log, onContentChange: () => {} });
type Publications = ReturnType<typeof start>;
const waitUntilSettled = (job: Publications) =>
  vi.waitFor(() => expect(job.getState().running).toBe(false), { timeout: 10_000, interval: 1 });

/** Creates a draft that is due `ms` after the start. */
async function schedule(id: string, ms: number, { kind = 'case' as KindName, values = {} } = {}) {
  const actor = { id: 'm', name: 'Maya' };
  const now = new Date(START).toISOString();
  await upsertDraft(database.db, {
    ...{ id, kind: 'case', values: { ...createCaseInput({ title: `Case ${id}` }), ...values }, revision: 1 },
    ...{
      withdrawn: undefined,
      askedAt: null,
      ownerId: actor.id,
      createdAt: now,
      updatedAt: now,
      updatedBy: actor,
    },
  });
  const dueAt = new Date(START + ms).toISOString();
  const memberFields = { member_id: actor.id, member_name: actor.name, note: '' };
  await upsertSchedule(database.db, { item_id: id, action: 'publish', kind, at: dueAt, ...memberFields });
}

const listDueItems = async (time: Date) => {
  const dueQuery = database.db.selectFrom('plans').select('item_id').where('at', '<=', time.toISOString());
  return (await dueQuery.execute()).map(row => row.item_id);
};
const listPublishedItems = async () =>
  (await database.db.selectFrom('versions').select('item_id').execute()).map(row => row.item_id);

it('runs each of 100 schedules once within two seconds, across restarts and clock changes', async () => {
  const COUNT = 100;
  for (let n = 0; n < COUNT; n++) await schedule(`c${n}`, n * 500);
  let job = start();
  /** Advances the clock by two seconds and expects all due schedules to have run. */
  const passPollTimeout = async () => {
    const dueAt = clock.now();
    for (let ms = 0; ms < POLL_TIMEOUT_MS; ms += 500) {
      clock.pass(500);
      await waitUntilSettled(job);
    }
    expect(await listDueItems(dueAt)).toEqual([]);
  };
  const restartJob = async () => {
    job.wake();
    await job.stop();
    // The clock moves while nothing runs.
    clock.pass(3_000);
    job = start();
    await waitUntilSettled(job);
  };
  const events = [
    restartJob,
    () => clock.pass(15_000),
    () => clock.pass(-6_000),
    restartJob,
    () => clock.pass(-30_000),
  ];
  for (let n = 0; (await listDueItems(new Date(START + COUNT * 500))).length > 0; n++) {
    await passPollTimeout();
    if (n % 4 === 3) await events[((n - 3) / 4) % events.length]?.();
    if (n > 400) throw new Error('these publications do not come to an end');
  }
  await job.stop();
  const publishedIds = await listPublishedItems();
  expect([publishedIds.length, new Set(publishedIds).size]).toEqual([COUNT, COUNT]);
  const cases = await database.db.selectFrom('items').select('id').execute();
  expect(cases).toHaveLength(COUNT);
});

it('retries a schedule that fails with an internal error, without delaying others', async () => {
  // Simulates a kind that this version doesn’t have.
  await schedule('broken', 0, { kind: 'poem' as KindName });
  for (let n = 0; n < 60; n++) await schedule(`c${n}`, 1_000);
  const job = start();
  await waitUntilSettled(job);
  clock.pass(POLL_TIMEOUT_MS);
  await waitUntilSettled(job);
  expect(await listDueItems(clock.now())).toEqual(['broken']);
  expect((await listPublishedItems()).length).toBe(60);
  expect(job.getState()).toMatchObject({ failing: true, lastFailure: { at: expect.any(String) } });
  await database.db.updateTable('plans').set({ kind: 'case' }).execute();
  clock.pass(60_000);
  await waitUntilSettled(job);
  expect(await listDueItems(clock.now())).toEqual([]);
  expect(job.getState().failing).toBe(false);
  await job.stop();
  expect(log.lines.length).toBeGreaterThan(0);
});

it('leaves an action for later when it is rescheduled after it was read', async () => {
  await schedule('first', 0);
  await schedule('second', 1);
  clock.pass(1_000);
  const dueAt = new Date(START + 60_000).toISOString();
  // Reschedules between the two actions, without waiting for a turn on the writer.
  const other = new SQLite(database.file);
  const onContentChange = () =>
    void other.prepare("update plans set at = ? where item_id = 'second'").run(dueAt);
  await publishDueItems({ db: database.db, clock, log, onContentChange });
  other.close();
  expect(await listPublishedItems()).toEqual(['first']);
  expect(await listDueItems(new Date(START + 60_000))).toEqual(['second']);
});
