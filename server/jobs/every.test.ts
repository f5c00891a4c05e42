import { expect, it, vi } from 'vitest';
import { MailWarning } from '../mail/failure';
import { createMemoryLog } from '../media/media.test-kit';
import { createTestClock } from './clock.test-kit';
import { runEvery } from './every';

function createJob(work: (signal: AbortSignal) => Promise<void>) {
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
  const waitForRuns = (times: number) => vi.waitFor(() => expect(runs).toBe(times), 5_000);
  return { clock, log, job, waitForRuns, runs: () => runs };
}
const waitUntilSettled = () => new Promise(resolve => setImmediate(resolve));

it('runs a job at startup, after each interval and when it is woken', async () => {
  const { clock, job, waitForRuns, runs } = createJob(async () => {});
  await waitForRuns(1);
  await waitUntilSettled();
  clock.pass(59_000);
  expect(runs()).toBe(1);
  clock.pass(1_000);
  await waitForRuns(2);
  await waitUntilSettled();
  job.wake();
  await waitForRuns(3);
  await job.stop();
});

it('runs a job again only after the current run when it is woken during the run', async () => {
  const finishRun: (() => void)[] = [];
  const { job, waitForRuns, runs } = createJob(() => new Promise(resolve => finishRun.push(resolve)));
  job.wake();
  job.wake();
  await waitUntilSettled();
  expect(runs()).toBe(1);
  finishRun[0]?.();
  await waitForRuns(2);
  finishRun[1]?.();
  await waitUntilSettled();
  expect(runs()).toBe(2);
  await job.stop();
});

it('retries a job with growing delays when it fails', async () => {
  const { clock, log, job, waitForRuns, runs } = createJob(() => Promise.reject(new Error('no')));
  await waitForRuns(1);
  await waitUntilSettled();
  clock.pass(20_000);
  expect(runs()).toBe(1);
  clock.pass(16_000);
  await waitForRuns(2);
  await waitUntilSettled();
  clock.pass(36_000);
  expect(runs()).toBe(2);
  clock.pass(36_000);
  await waitForRuns(3);
  expect(log.lines).toContain('a background job failed and will be retried');
  await job.stop();
});

it('runs a job at its usual time when the last run only reported a problem', async () => {
  const { clock, job, waitForRuns } = createJob(() => Promise.reject(new MailWarning('One is unreadable')));
  await waitForRuns(1);
  await waitUntilSettled();
  const lastFailure = { reason: 'One is unreadable' };
  expect(job.getState()).toMatchObject({ failing: false, lastFailure });
  clock.pass(60_000);
  await waitForRuns(2);
  await job.stop();
});

it('reports the last run, the next run and the last failure of a job', async () => {
  const diskFullError = Object.assign(new Error('write /srv/data'), { code: 'ENOSPC' });
  let shouldFail = true;
  const { clock, job, waitForRuns } = createJob(() =>
    shouldFail ? Promise.reject(diskFullError) : Promise.resolve(),
  );
  expect(job.getState()).toMatchObject({ name: 'counting', running: true, lastRun: undefined });
  await waitForRuns(1);
  await waitUntilSettled();
  const lastFailure = { at: '2026-11-22T09:00:00.000Z', reason: 'the disk is full' };
  expect(job.getState()).toMatchObject({ running: false, failing: true, lastFailure: lastFailure });
  shouldFail = false;
  clock.pass(36_000);
  await waitForRuns(2);
  await waitUntilSettled();
  expect(job.getState()).toEqual({
    name: 'counting',
    everyMs: 60_000,
    running: false,
    lastRun: '2026-11-22T09:00:36.000Z',
    nextRun: '2026-11-22T09:01:36.000Z',
    failing: false,
    lastFailure: lastFailure,
  });
  await job.stop();
});

it('ends the current run of a job early when the job is stopped', async () => {
  let isAborted = false;
  const { clock, job, waitForRuns, runs } = createJob(async signal => {
    await new Promise(resolve => signal.addEventListener('abort', resolve));
    isAborted = signal.aborted;
  });
  await waitForRuns(1);
  await job.stop();
  expect(isAborted).toBe(true);
  job.wake();
  clock.pass(600_000);
  await waitUntilSettled();
  expect(runs()).toBe(1);
});
