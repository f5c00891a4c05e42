import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { DomainError } from '../../domain/errors';
import {
  DRAWING_MAX_CPU_MS,
  DRAWING_MAX_MEMORY_BYTES,
  DRAWING_MAX_MS,
  EMAIL_MAX_CPU_MS,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { Log } from '../log';
import type { Job, JobBudget, JobInput, JobName, JobOutcome, JobResult } from './worker';

/** Worker processes that process images and can be killed. */
export interface ImageProcesses {
  /**
   * Runs a job, queued while all processes are busy.
   * @throws DomainError with a reason for the uploader, or `too_many` when the queue is full.
   */
  draw<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>>;
  idle(): Promise<void>;
  /** Kills all processes. Running and queued jobs fail. */
  close(): void;
}

type Options = Partial<JobBudget> & {
  /** Time (ms) after which an idle process is stopped. */
  idleMs?: number;
  processes?: number;
  /** Whether to run at low priority, for jobs that no user waits for. */
  isBackground?: boolean;
};

const PROCESSES = 2;
/** Maximum number of queued jobs, whose images are in memory, and the time (s) after which clients should retry. */
const QUEUED_JOBS_MAX = 24;
const BUSY_RETRY_S = 5;
const IDLE_TIMEOUT_MS = 5_000;

/** In the build, the worker is next to the main program instead of this module’s chunk. */
const WORKER = import.meta.env.PROD
  ? path.join(path.dirname(realpathSync(process.argv[1] ?? '')), 'image-worker.mjs')
  : path.join(import.meta.dirname, 'worker.ts');

/** Returns why a file was rejected when a signal ended the process. SIGKILL means an exceeded budget. */
export function getRejectionMessage(job: JobName, signal: NodeJS.Signals): string {
  const [tooHeavyMessage, unreadableMessage] =
    job === 'readBusyTimes'
      ? [messages.calendarTooHeavy, messages.calendarUnreadable]
      : [messages.imageTooHeavy, messages.imageUndecodable];
  return signal === 'SIGKILL' ? tooHeavyMessage : unreadableMessage;
}

/** Starts up to two processes on demand and stops idle ones. */
export function createImageProcesses(log: Log, options: Options = {}): ImageProcesses {
  const { idleMs = IDLE_TIMEOUT_MS, cpuMs = DRAWING_MAX_CPU_MS, memory = DRAWING_MAX_MEMORY_BYTES } = options;
  const runLimited = pLimit(options.processes ?? PROCESSES);
  let pendingCount = 0;
  const idleWaiters: (() => void)[] = [];
  const runningProcesses = new Set<ChildProcess>();
  const idleTimers = new Map<ChildProcess, NodeJS.Timeout>();
  let isClosed = false;

  function startProcess(): ChildProcess {
    // Passes no secrets. A single malloc arena lets images reuse memory, and a limit stops a growing heap.
    const child = fork(WORKER, [], {
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: [`--max-old-space-size=${memory / 1_024 ** 2}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    runningProcesses.add(child);
    child.on('exit', () => {
      runningProcesses.delete(child);
      removeFromIdle(child);
    });
    child.on('error', error => log.error({ err: error }, 'an image process failed'));
    if (options.isBackground && child.pid) lowerPriority(child.pid);
    return child;
  }

  function lowerPriority(pid: number): void {
    try {
      setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch (error) {
      log.warn({ err: error }, 'an image process has the usual priority');
    }
  }

  function removeFromIdle(child: ChildProcess): void {
    clearTimeout(idleTimers.get(child));
    idleTimers.delete(child);
  }

  /** Leaves an idle process running for a while without keeping the site from exiting. */
  function becomeIdle(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const killIdle = () => {
      removeFromIdle(child);
      child.kill('SIGKILL');
      log.debug({ pid: child.pid }, 'an idle image process was stopped');
    };
    idleTimers.set(child, setTimeout(killIdle, idleMs).unref());
  }

  function startOrReuseProcess(): ChildProcess {
    const child = [...idleTimers.keys()].find(({ connected }) => connected);
    if (!child) return startProcess();
    removeFromIdle(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  async function getOutcome<Name extends JobName>(job: Job<Name>): Promise<JobOutcome<Name>> {
    const child = startOrReuseProcess();
    // The process exits when it exceeds its budget. This timer only kills a hung process.
    const timer = setTimeout(() => child.kill('SIGKILL'), DRAWING_MAX_MS);
    const settledController = new AbortController();
    try {
      child.send(job);
      const responsePromise = once(child, 'message', settledController).then(
        ([outcome]) => outcome as JobOutcome<Name>,
      );
      const exitPromise = once(child, 'exit', settledController).then(([code, signal]) =>
        explainExit(job, code, signal),
      );
      const outcome = await Promise.race([responsePromise, exitPromise]);
      if (child.connected) becomeIdle(child);
      return outcome;
    } finally {
      settledController.abort();
      clearTimeout(timer);
    }
  }

  /** Explains why a process ended: without a signal, it failed to start. */
  function explainExit({ name }: Job, code: number | null, signal: NodeJS.Signals | null): JobOutcome<never> {
    log.warn({ job: name, code, signal }, 'an image process ended during a job');
    if (isClosed || !signal) return { kind: 'failed', message: 'The image process ended unexpectedly' };
    return { kind: 'refused', reason: 'invalid', message: getRejectionMessage(name, signal) };
  }

  return {
    async draw<Name extends JobName>(name: Name, input: JobInput<Name>) {
      if (runLimited.pendingCount >= QUEUED_JOBS_MAX)
        throw new DomainError('too_many', messages.tooManyImages, { retryAfter: BUSY_RETRY_S });
      pendingCount += 1;
      try {
        return await runLimited(async (): Promise<JobResult<Name>> => {
          if (isClosed) throw new Error('The site is stopping');
          const maxCpuMs = name === 'parseEmail' ? Math.min(cpuMs, EMAIL_MAX_CPU_MS) : cpuMs;
          const outcome = await getOutcome<Name>({ name, input, budget: { cpuMs: maxCpuMs, memory } });
          if (outcome.kind === 'done') return outcome.result;
          if (outcome.kind === 'refused') throw new DomainError(outcome.reason, outcome.message);
          throw new Error(outcome.message);
        });
      } finally {
        pendingCount -= 1;
        if (pendingCount === 0) for (const resume of idleWaiters.splice(0)) resume();
      }
    },
    idle: () =>
      pendingCount === 0 ? Promise.resolve() : new Promise(resolve => void idleWaiters.push(resolve)),
    close() {
      isClosed = true;
      for (const child of runningProcesses) child.kill('SIGKILL');
    },
  };
}
