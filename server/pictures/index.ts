import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { DomainError } from '../../domain/errors';
import { DRAWING_MAX_CPU_MS, DRAWING_MAX_MEMORY, DRAWING_MAX_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { Log } from '../log';
import type { Budget, Input, Job, JobName, Outcome, Result } from './worker';

/** Draws pictures apart from the site, in processes that can be ended. */
export interface Pictures {
  /**
   * Does one job; when all processes are busy it waits for its turn.
   * @throws DomainError with the reason for the person who sent the picture; `too_many` when too many wait already.
   */
  draw<Name extends JobName>(name: Name, input: Input<Name>): Promise<Result<Name>>;
  /** Resolves once nothing is drawn and nothing waits. */
  idle(): Promise<void>;
  /** Ends every process, whatever it is at; jobs under way and waiting fail. */
  close(): void;
}

type Options = Partial<Budget> & {
  /** How long (ms) a process without work is kept. */
  idleMs?: number;
  processes?: number;
  /** For work that nobody waits for: the system lets everything else go first. */
  background?: boolean;
};

const PROCESSES = 2;
/** Jobs that wait, each with its picture in memory, and seconds after which asking again makes sense. */
const WAITING_MAX = 24;
const BUSY_RETRY_S = 5;
const IDLE_MS = 5_000;

/** Built, the worker is an entry beside the program's own, which may have this module in a chunk. */
const WORKER = import.meta.env.PROD
  ? path.join(path.dirname(realpathSync(process.argv[1] ?? '')), 'picture-worker.mjs')
  : path.join(import.meta.dirname, 'worker.ts');

/** Starts processes as they are needed, two at most, and ends those that have nothing to do. */
export function pictureProcesses(log: Log, options: Options = {}): Pictures {
  const { idleMs = IDLE_MS, cpuMs = DRAWING_MAX_CPU_MS, memory = DRAWING_MAX_MEMORY } = options;
  const inTurn = pLimit(options.processes ?? PROCESSES);
  let unfinished = 0;
  const whenIdle: (() => void)[] = [];
  const running = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  let closed = false;

  function start(): ChildProcess {
    // Neither the settings of the site, which hold its secrets, nor the flags it was started with. Memory comes from
    // one place: spread over several (the usual way), what a picture left behind is not used by the next.
    const child = fork(WORKER, [], {
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    running.add(child);
    if (options.background && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on('exit', () => {
      running.delete(child);
      leaveIdle(child);
    });
    child.on('error', error => log.error({ err: error }, 'a picture process failed'));
    return child;
  }

  function leaveIdle(child: ChildProcess): void {
    clearTimeout(idle.get(child));
    idle.delete(child);
  }

  /** Keeps a process for the next job, for a while. It keeps the site from exiting no longer. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const endIdle = () => {
      leaveIdle(child);
      child.kill('SIGKILL');
      log.debug({ pid: child.pid }, 'a picture process without work was ended');
    };
    idle.set(child, setTimeout(endIdle, idleMs).unref());
  }

  function wake(): ChildProcess {
    const child = [...idle.keys()].find(({ connected }) => connected);
    if (!child) return start();
    leaveIdle(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  async function outcomeOf<Name extends JobName>(job: Job<Name>): Promise<Outcome<Name>> {
    const child = wake();
    // The process ends itself at its budget. This is for one that cannot: it hangs, or its clock stands still.
    const timer = setTimeout(() => child.kill('SIGKILL'), DRAWING_MAX_MS);
    const over = new AbortController();
    try {
      child.send(job);
      const answered = once(child, 'message', over).then(([outcome]) => outcome as Outcome<Name>);
      const ended = once(child, 'exit', over).then(([code, signal]) => lost(job, code, signal));
      const outcome = await Promise.race([answered, ended]);
      if (child.connected) rest(child);
      return outcome;
    } finally {
      over.abort();
      clearTimeout(timer);
    }
  }

  /**
   * What became of a job whose process ended. Killed by us, by itself or by the system, it took too much; by
   * another signal, the library fell over the picture. It ends without a signal when it cannot even start.
   */
  function lost({ name }: Job, code: number | null, signal: NodeJS.Signals | null): Outcome<never> {
    log.warn({ job: name, code, signal }, 'a picture process ended in the middle of its work');
    if (closed || !signal) return { kind: 'failed', message: 'The picture process ended' };
    const message = signal === 'SIGKILL' ? messages.imageTooHeavy : messages.imageUndecodable;
    return { kind: 'refused', reason: 'invalid', message };
  }

  return {
    async draw<Name extends JobName>(name: Name, input: Input<Name>) {
      if (inTurn.pendingCount >= WAITING_MAX)
        throw new DomainError('too_many', messages.tooManyImages, { retryAfter: BUSY_RETRY_S });
      unfinished += 1;
      try {
        return await inTurn(async (): Promise<Result<Name>> => {
          if (closed) throw new Error('The site is stopping');
          const outcome = await outcomeOf<Name>({ name, input, budget: { cpuMs, memory } });
          if (outcome.kind === 'done') return outcome.result;
          if (outcome.kind === 'refused') throw new DomainError(outcome.reason, outcome.message);
          throw new Error(outcome.message);
        });
      } finally {
        unfinished -= 1;
        if (unfinished === 0) for (const resume of whenIdle.splice(0)) resume();
      }
    },
    idle: () => (unfinished === 0 ? Promise.resolve() : new Promise(resolve => void whenIdle.push(resolve))),
    close() {
      closed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
