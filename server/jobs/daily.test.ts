import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../db/database.test-kit';
import { createMemoryLog } from '../media/media.test-kit';
import { createTestClock } from './clock.test-kit';
import { checkDailyRun, startDaily } from './daily';
import type { Job, JobClock } from './every';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: ReturnType<typeof createTestClock>;
let log: ReturnType<typeof createMemoryLog>;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = createTestClock('2026-11-22T09:00:00Z');
  log = createMemoryLog();
});
afterEach(() => database.close());

/** Runs the daily job until it schedules its next check. Returns whether the daily task ran. */
async function runUntilNextCheck(): Promise<boolean> {
  let hasRun = false;
  const run = async () => {
    hasRun = true;
  };
  let job: Job | undefined;
  // A run has ended when the next one is scheduled.
  await new Promise<void>(resolveCheck => {
    const scheduleNext: JobClock['schedule'] = () => {
      resolveCheck();
      return () => {};
    };
    job = startDaily([{ name: 'counting', run }], {
      db: database.db,
      clock: { ...clock, schedule: scheduleNext },
      log,
    });
  });
  await job?.stop();
  return hasRun;
}

/** Runs the daily work once, so that it is next due tomorrow. */
async function waitUntilSettled() {
  await runUntilNextCheck();
  clock.pass(DAY);
  expect(await runUntilNextCheck()).toBe(true);
}

describe('daily jobs', () => {
  it('runs a daily job once a day, across restarts', async () => {
    await waitUntilSettled();
    expect(await runUntilNextCheck()).toBe(false);
    clock.pass(DAY - 1);
    expect(await runUntilNextCheck()).toBe(false);
    clock.pass(1);
    expect(await runUntilNextCheck()).toBe(true);
    clock.pass(6 * DAY);
    expect(await runUntilNextCheck()).toBe(true);
  });

  it('runs a daily job after the clock jumped ahead only once a second day confirms the date', async () => {
    await waitUntilSettled();
    clock.pass(400 * DAY);
    expect(await runUntilNextCheck()).toBe(false);
    expect(log.lines).toContain('the clock has jumped: nothing old is deleted until tomorrow confirms it');
    clock.pass(23 * HOUR);
    expect(await runUntilNextCheck()).toBe(false);
    clock.pass(HOUR);
    expect(await runUntilNextCheck()).toBe(true);
  });

  it('skips a daily job when the clock jumps ahead and back within a day', async () => {
    await waitUntilSettled();
    clock.pass(400 * DAY);
    expect(await runUntilNextCheck()).toBe(false);
    clock.pass(-400 * DAY);
    expect(await runUntilNextCheck()).toBe(false);
    clock.pass(DAY);
    expect(await runUntilNextCheck()).toBe(true);
    clock.pass(400 * DAY);
    expect(await runUntilNextCheck()).toBe(false);
  });

  it('runs a daily job after the clock jumped back only once a second day confirms the date', async () => {
    await waitUntilSettled();
    clock.pass(-400 * DAY);
    expect(await runUntilNextCheck()).toBe(false);
    clock.pass(DAY);
    expect(await runUntilNextCheck()).toBe(true);
    clock.pass(400 * DAY);
    expect(await runUntilNextCheck()).toBe(false);
  });

  it('runs a daily job again on the same day after a failure', async () => {
    await waitUntilSettled();
    clock.pass(DAY);
    let runs = 0;
    const failingTask = {
      name: 'failing',
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('no');
      },
    };
    const job = startDaily([failingTask], { db: database.db, clock, log });
    await vi.waitFor(() => expect(log.lines).toContain('a background job failed and will be retried'), 5_000);
    clock.pass(36_000);
    await vi.waitFor(() => expect(runs).toBe(2), 5_000);
    await job.stop();
  });
});

it("doesn't trust the date when the clock has jumped again since the last check", () => {
  const ranAt = Date.parse('2026-11-22T09:00:00Z');
  expect(checkDailyRun({ ranAt, doubtedAt: ranAt + 100 * DAY }, ranAt + 200 * DAY)).toBe('doubt');
  expect(checkDailyRun({ ranAt, doubtedAt: ranAt + 100 * DAY }, ranAt + 99 * DAY)).toBe('doubt');
});
