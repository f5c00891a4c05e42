import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../db/test-database';
import { memoryLog } from '../media/test-kit';
import { testClock } from './clock.test-kit';
import { startDaily } from './daily';
import { judgeDay } from './day';
import type { Job, JobClock } from './every';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: ReturnType<typeof testClock>;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = testClock('2026-11-22T09:00:00Z');
  log = memoryLog();
});
afterEach(() => database.close());

/** A process that has looked at the clock as it is now, and has ended. @returns whether it cleared away. */
async function look(): Promise<boolean> {
  let ran = false;
  const run = async () => {
    ran = true;
  };
  let job: Job | undefined;
  // A run is over when the next one is put on the clock.
  await new Promise<void>(over => {
    const after: JobClock['after'] = () => {
      over();
      return () => {};
    };
    job = startDaily([{ name: 'counting', run }], { db: database.db, clock: { ...clock, after }, log });
  });
  await job?.stop();
  return ran;
}

/** A database whose daily work has run today. */
async function settled() {
  await look();
  clock.pass(DAY);
  expect(await look()).toBe(true);
}

describe('old things are cleared away', () => {
  it('once a day, over restarts too', async () => {
    await settled();
    expect(await look()).toBe(false);
    clock.pass(DAY - 1);
    expect(await look()).toBe(false);
    clock.pass(1);
    expect(await look()).toBe(true);
    clock.pass(6 * DAY);
    expect(await look()).toBe(true);
  });

  it('not before a second day confirms a clock that jumped ahead', async () => {
    await settled();
    clock.pass(400 * DAY);
    expect(await look()).toBe(false);
    expect(log.lines).toContain('the clock has jumped: nothing old is removed until tomorrow confirms it');
    clock.pass(23 * HOUR);
    expect(await look()).toBe(false);
    clock.pass(HOUR);
    expect(await look()).toBe(true);
  });

  it('not at all by a clock that jumped ahead and back again', async () => {
    await settled();
    clock.pass(400 * DAY);
    expect(await look()).toBe(false);
    clock.pass(-400 * DAY);
    expect(await look()).toBe(false);
    clock.pass(DAY);
    expect(await look()).toBe(true);
    clock.pass(400 * DAY);
    expect(await look()).toBe(false);
  });

  it('not before a second day confirms a clock that jumped back', async () => {
    await settled();
    clock.pass(-400 * DAY);
    expect(await look()).toBe(false);
    clock.pass(DAY);
    expect(await look()).toBe(true);
    clock.pass(400 * DAY);
    expect(await look()).toBe(false);
  });

  it('again the same day when that failed', async () => {
    await settled();
    clock.pass(DAY);
    let runs = 0;
    const failing = {
      name: 'failing',
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('no');
      },
    };
    const job = startDaily([failing], { db: database.db, clock, log });
    await vi.waitFor(
      () => expect(log.lines).toContain('background work failed and will be tried again'),
      5_000,
    );
    clock.pass(36_000);
    await vi.waitFor(() => expect(runs).toBe(2), 5_000);
    await job.stop();
  });
});

it('a clock that jumps every day is never believed', () => {
  const ranAt = Date.parse('2026-11-22T09:00:00Z');
  expect(judgeDay({ ranAt, doubtedAt: ranAt + 100 * DAY }, ranAt + 200 * DAY)).toBe('doubt');
  expect(judgeDay({ ranAt, doubtedAt: ranAt + 100 * DAY }, ranAt + 99 * DAY)).toBe('doubt');
});
