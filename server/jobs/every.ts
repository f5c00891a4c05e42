import type { Clock } from '../../use-cases/ports';
import type { SystemJob } from '../../use-cases/system-state';
import type { Log } from '../log';
import { wordsOf } from '../words-of';
import { retryWait } from './retry';

/** Time as background work needs it. */
export interface JobClock extends Clock {
  /** Calls back once, later. @returns how to call that off. */
  after(ms: number, run: () => void): () => void;
}

/** The machine's own time. What it waits for keeps no process alive. */
export const systemClock: JobClock = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

export type Job = {
  /** Runs now, or once more after the run that is under way. */
  wake: () => void;
  /** Begins nothing more and waits, eight seconds at most, for the run under way. */
  stop: () => Promise<void>;
  state: () => SystemJob;
};

/** What all background work needs. */
export type JobNeeds = { clock: JobClock; log: Log };

const STOP_MS = 8_000;

/**
 * The one way work runs in the background: now, when woken, and a while after each run. A run that fails is logged
 * and tried again, less and less often (`retry.ts`).
 * @param ms from the end of a run to the next one.
 * @param work looks at the signal between its steps and ends early when the process does.
 */
export function every(
  ms: number,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  { clock, log }: JobNeeds,
): Job {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let woken = false;
  let failures = 0;
  let callOff = () => {};
  let lastRun: string | undefined;
  let nextRun: string | undefined;
  let lastFailure: SystemJob['lastFailure'];

  async function run(): Promise<void> {
    callOff();
    while (woken && !ending.signal.aborted) {
      woken = false;
      try {
        await work(ending.signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        lastFailure = { at: clock.now().toISOString(), reason: wordsOf(error) };
        log.error({ err: error, job: name, failures }, 'background work failed and will be tried again');
      }
    }
    running = undefined;
    const now = clock.now();
    lastRun = now.toISOString();
    if (ending.signal.aborted) return;
    const wait = failures > 0 ? retryWait(failures) : ms;
    nextRun = new Date(now.getTime() + wait).toISOString();
    callOff = clock.after(wait, wake);
  }

  function wake(): void {
    woken = true;
    if (!ending.signal.aborted) running ??= run();
  }

  wake();
  return {
    wake,
    async stop() {
      ending.abort();
      callOff();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>(resolve => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([running, tooLong]);
      clearTimeout(timer);
    },
    state: () => ({
      name,
      everyMs: ms,
      running: running !== undefined,
      lastRun,
      nextRun,
      failing: failures > 0,
      lastFailure,
    }),
  };
}
