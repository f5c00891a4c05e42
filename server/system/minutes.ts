import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DAY_MS } from '../../domain/time';
import type { MeasuredHour, MeasuredQuarter } from '../../use-cases/system-state';
import { every, type Job, type JobNeeds } from '../jobs/every';

/** What one minute was like. */
type Minute = {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  requests: number;
  /** How many pages took how long. */
  pages: Durations;
  /** The longest (ms) that the process could not answer anybody. */
  pause: number;
  /** Bytes of memory the process held at its end. */
  memory: number;
  ready: boolean;
};

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT = DAY_MS / MINUTE_MS;
/** How often (ms) the pause is measured; a delay shorter than this is none. */
const RESOLUTION_MS = 20;

/** How many answers took how long, in steps of a tenth: from them comes what half of them, or 19 of 20, stay below. */
export class Durations {
  static readonly #FIRST_MS = 0.1;
  static readonly #STEP = 1.1;
  static readonly #STEPS = 150;
  readonly #counts = new Uint32Array(Durations.#STEPS);
  total = 0;

  /** @param ms one answer's time. */
  add(ms: number): void {
    const step = Math.ceil(Math.log(ms / Durations.#FIRST_MS) / Math.log(Durations.#STEP));
    const at = Math.min(Math.max(step, 0), Durations.#STEPS - 1);
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.total += 1;
  }

  addAll(others: Durations): void {
    others.#counts.forEach((count, at) => {
      this.#counts[at] = (this.#counts[at] ?? 0) + count;
    });
    this.total += others.total;
  }

  /** The time (ms) that this share of them stays below, to a tenth of it; undefined when there are none. */
  below(share: number): number | undefined {
    let left = share * this.total;
    for (const [at, count] of this.#counts.entries()) {
      left -= count;
      if (count > 0 && left <= 0) return Durations.#FIRST_MS * Durations.#STEP ** at;
    }
    return undefined;
  }
}

/**
 * The last day of this process, minute by minute, in memory: a restart begins anew, and what was before it is not
 * measured.
 */
export class Minutes {
  readonly #past: Minute[] = [];
  #requests = 0;
  #pages = new Durations();

  /** One request was answered. @param pageMs how long (ms) the answer took, when it was a page. */
  answered(pageMs: number | undefined): void {
    this.#requests += 1;
    if (pageMs !== undefined) this.#pages.add(pageMs);
  }

  /** A minute is over. */
  end(minute: Pick<Minute, 'at' | 'pause' | 'memory' | 'ready'>): void {
    this.#past.push({ ...minute, requests: this.#requests, pages: this.#pages });
    this.#requests = 0;
    this.#pages = new Durations();
    if (this.#past.length > KEPT) this.#past.shift();
  }

  /** The last 24 hours of the clock, the current one last. @param now milliseconds since 1970. */
  hours(now: number): MeasuredHour[] {
    return this.#spans(now, HOUR_MS, 24).map(([start, minutes]) => {
      const pages = new Durations();
      for (const minute of minutes) pages.addAll(minute.pages);
      return {
        at: new Date(start).toISOString(),
        minutes: minutes.length,
        requests: minutes.reduce((sum, { requests }) => sum + requests, 0),
        pages: pages.total,
        half: pages.below(0.5),
        most: pages.below(0.95),
        pause: Math.max(0, ...minutes.map(({ pause }) => pause)),
        memory: Math.max(0, ...minutes.map(({ memory }) => memory)),
      };
    });
  }

  /** The last 96 quarters of an hour, the current one last. @param now milliseconds since 1970. */
  quarters(now: number): MeasuredQuarter[] {
    return this.#spans(now, QUARTER_MS, 96).map(([start, minutes]) => ({
      at: new Date(start).toISOString(),
      minutes: minutes.length,
      ready: minutes.filter(({ ready }) => ready).length,
    }));
  }

  /** The minutes that ended in each of the last spans of the clock. */
  #spans(now: number, ms: number, count: number): [start: number, minutes: Minute[]][] {
    const last = Math.floor(now / ms) * ms;
    return Array.from({ length: count }, (_, index) => {
      const start = last - (count - 1 - index) * ms;
      return [start, this.#past.filter(({ at }) => at >= start && at < start + ms)];
    });
  }
}

/**
 * Ends a minute after each one.
 * @param isReady asked at its end.
 */
export function measure(minutes: Minutes, isReady: () => Promise<boolean>, needs: JobNeeds): Job {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let begun = false;
  const work = async () => {
    const ready = await isReady();
    const pause = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
    // The first run comes with the start: no minute is over.
    if (begun)
      minutes.end({ at: needs.clock.now().getTime(), pause, memory: process.memoryUsage().rss, ready });
    begun = true;
  };
  const job = every(MINUTE_MS, 'measuring', work, needs);
  return {
    ...job,
    async stop() {
      delay.disable();
      await job.stop();
    },
  };
}
