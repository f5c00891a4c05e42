import type { Clock } from '../../use-cases/ports';
import type { SystemJob } from '../../use-cases/system-state';
import { describeError } from '../describe-error';
import type { Log } from '../log';
import { MailWarning } from '../mail/failure';
import { withTimeout } from '../with-timeout';
import { getRetryDelay } from './backoff';

/** The clock and timers of background jobs. */
export interface JobClock extends Clock {
  /** Calls back once after a delay (ms) and returns a function that cancels the call. */
  schedule(ms: number, run: () => void): () => void;
}

/** The system’s clock. Its timers don’t keep the process running. */
export const systemClock: JobClock = {
  now: () => new Date(),
  schedule(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

export type Job = {
  /** Runs now, or again after the current run. */
  wake: () => void;
  /** Stops starting runs and waits up to eight seconds for the current one. */
  stop: () => Promise<void>;
  getState: () => SystemJob;
};

export type JobNeeds = { clock: JobClock; log: Log };

const STOP_TIMEOUT_MS = 8_000;

/**
 * Runs background work immediately, when woken, and some time after each run. Retries a failed run with growing delays
 * (`backoff.ts`).
 * @param ms from the end of a run to the next one.
 * @param work checks the signal between steps and ends early when it is aborted.
 */
export function runEvery(
  ms: number,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  { clock, log }: JobNeeds,
): Job {
  const abortController = new AbortController();
  let currentRun: Promise<void> | undefined;
  let isWoken = false;
  let failures = 0;
  let cancelTimer = () => {};
  let lastRun: string | undefined;
  let nextRun: string | undefined;
  let lastFailure: SystemJob['lastFailure'];

  async function run(): Promise<void> {
    cancelTimer();
    while (isWoken && !abortController.signal.aborted) {
      isWoken = false;
      try {
        await work(abortController.signal);
        failures = 0;
      } catch (error) {
        failures = error instanceof MailWarning ? 0 : failures + 1;
        lastFailure = { at: clock.now().toISOString(), reason: describeError(error) };
        log.error({ err: error, job: name, failures }, 'a background job failed and will be retried');
      }
    }
    currentRun = undefined;
    const now = clock.now();
    lastRun = now.toISOString();
    if (abortController.signal.aborted) return;
    const delayMs = failures > 0 ? getRetryDelay(failures) : ms;
    nextRun = new Date(now.getTime() + delayMs).toISOString();
    cancelTimer = clock.schedule(delayMs, wake);
  }

  function wake(): void {
    isWoken = true;
    if (!abortController.signal.aborted) currentRun ??= run();
  }

  wake();
  return {
    wake,
    async stop() {
      abortController.abort();
      cancelTimer();
      await withTimeout(STOP_TIMEOUT_MS, Promise.resolve(currentRun)).catch(() => {});
    },
    getState: () => ({
      name,
      everyMs: ms,
      running: currentRun !== undefined,
      lastRun,
      nextRun,
      failing: failures > 0,
      lastFailure,
    }),
  };
}
