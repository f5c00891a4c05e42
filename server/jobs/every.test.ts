import { expect, it, vi } from 'vitest';
import { createMemoryLog } from '../media/test-kit';
import { createTestClock } from './clock.test-kit';
import { runEvery } from './every';

function room(work: (signal: AbortSignal) => Promise<void>) {
  const clock = createTestClock('2026-11-22T09:00:00Z');
  const log = createMemoryLog();
  let runs = 0;
  const job = runEvery(
    60_000,
    'counting',
    signal => {
      runs += 1;
      return work(signal);
    },
    { clock, log },
  );
  const ran = (times: number) => vi.waitFor(() => expect(runs).toBe(times), 5_000);
  return { clock, log, job, ran, runs: () => runs };
}
const settled = () => new Promise(resolve => setImmediate(resolve));

it('runs a job at startup, after each interval, and when woken', async () => {
  const { clock, job, ran, runs } = room(async () => {});
  await ran(1);
  await settled();
  clock.pass(59_000);
  expect(runs()).toBe(1);
  clock.pass(1_000);
  await ran(2);
  await settled();
  job.wake();
  await ran(3);
  await job.stop();
});

it("doesn't overlap runs of a job, and runs a job again when it is woken during a run", async () => {
  const ends: (() => void)[] = [];
  const { job, ran, runs } = room(() => new Promise(resolve => ends.push(resolve)));
  job.wake();
  job.wake();
  await settled();
  expect(runs()).toBe(1);
  ends[0]?.();
  await ran(2);
  ends[1]?.();
  await settled();
  expect(runs()).toBe(2);
  await job.stop();
});

it('retries a failed job with growing delays, and reports the failure', async () => {
  const { clock, log, job, ran, runs } = room(() => Promise.reject(new Error('no')));
  await ran(1);
  await settled();
  clock.pass(20_000);
  expect(runs()).toBe(1);
  clock.pass(16_000);
  await ran(2);
  await settled();
  clock.pass(36_000);
  expect(runs()).toBe(2);
  clock.pass(36_000);
  await ran(3);
  expect(log.lines).toContain('a background job failed and will be retried');
  await job.stop();
});

it('reports the last run, the next run and the last failure of a job', async () => {
  const full = Object.assign(new Error('write /srv/data'), { code: 'ENOSPC' });
  let fails = true;
  const { clock, job, ran } = room(() => (fails ? Promise.reject(full) : Promise.resolve()));
  expect(job.state()).toMatchObject({ name: 'counting', running: true, lastRun: undefined });
  await ran(1);
  await settled();
  const failed = { at: '2026-11-22T09:00:00.000Z', reason: 'the disk is full' };
  expect(job.state()).toMatchObject({ running: false, failing: true, lastFailure: failed });
  fails = false;
  clock.pass(36_000);
  await ran(2);
  await settled();
  expect(job.state()).toEqual({
    name: 'counting',
    everyMs: 60_000,
    running: false,
    lastRun: '2026-11-22T09:00:36.000Z',
    nextRun: '2026-11-22T09:01:36.000Z',
    failing: false,
    lastFailure: failed,
  });
  await job.stop();
});

it('ends the current run of a job early, and starts no other, when the job is stopped', async () => {
  let seen = false;
  const { clock, job, ran, runs } = room(async signal => {
    await new Promise(resolve => signal.addEventListener('abort', resolve));
    seen = signal.aborted;
  });
  await ran(1);
  await job.stop();
  expect(seen).toBe(true);
  job.wake();
  clock.pass(600_000);
  await settled();
  expect(runs()).toBe(1);
});
