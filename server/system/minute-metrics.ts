import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time';
import type { HourlyMetrics, QuarterHourMetrics } from '../../use-cases/system-state';
import { type Job, type JobNeeds, runEvery } from '../jobs/every';

type Minute = {
  /** End of the minute, in milliseconds since 1970. */
  at: number;
  requests: number;
  pages: DurationHistogram;
  /** Longest time (ms) for which the event loop was blocked. */
  pause: number;
  memory: number;
  isReady: boolean;
};

const QUARTER_MS = 15 * MINUTE_MS;
const RETENTION_MINUTES = DAY_MS / MINUTE_MS;
/** Measurement resolution (ms). Shorter delays don’t count. */
const RESOLUTION_MS = 20;

/** A histogram of durations for percentiles. Each step is 10% longer than the last. */
export class DurationHistogram {
  static readonly #FIRST_MS = 0.1;
  static readonly #STEP = 1.1;
  static readonly #STEPS = 150;
  readonly #counts = new Uint32Array(DurationHistogram.#STEPS);
  total = 0;

  /** @param ms duration of a response. */
  add(ms: number): void {
    const bucket = Math.ceil(Math.log(ms / DurationHistogram.#FIRST_MS) / Math.log(DurationHistogram.#STEP));
    const bucketIndex = Math.min(Math.max(bucket, 0), DurationHistogram.#STEPS - 1);
    this.#counts[bucketIndex] = (this.#counts[bucketIndex] ?? 0) + 1;
    this.total += 1;
  }

  addAll(histogram: DurationHistogram): void {
    histogram.#counts.forEach((count, index) => {
      this.#counts[index] = (this.#counts[index] ?? 0) + count;
    });
    this.total += histogram.total;
  }

  /** Returns a percentile (ms), accurate to 10%, or undefined without durations. */
  getQuantile(share: number): number | undefined {
    let remainingCount = share * this.total;
    for (const [step, count] of this.#counts.entries()) {
      remainingCount -= count;
      if (count > 0 && remainingCount <= 0)
        return DurationHistogram.#FIRST_MS * DurationHistogram.#STEP ** step;
    }
    return undefined;
  }
}

/** The last day’s measurements by minute, in memory only. */
export class MinuteMetrics {
  readonly #pastMinutes: Minute[] = [];
  #requests = 0;
  #pages = new DurationHistogram();

  /** @param pageMs the response’s duration (ms) if it was a page. */
  countRequest(pageMs: number | undefined): void {
    this.#requests += 1;
    if (pageMs !== undefined) this.#pages.add(pageMs);
  }

  /** Stores the current minute and starts the next. */
  endMinute(minute: Pick<Minute, 'at' | 'pause' | 'memory' | 'isReady'>): void {
    this.#pastMinutes.push({ ...minute, requests: this.#requests, pages: this.#pages });
    this.#requests = 0;
    this.#pages = new DurationHistogram();
    if (this.#pastMinutes.length > RETENTION_MINUTES) this.#pastMinutes.shift();
  }

  /**
   * Lists the last 24 hours, the current hour last.
   * @param now milliseconds since 1970.
   */
  listHours(now: number): HourlyMetrics[] {
    return this.#groupMinutes(now, HOUR_MS, 24).map(([start, minutes]) => {
      const pages = new DurationHistogram();
      for (const minute of minutes) pages.addAll(minute.pages);
      return {
        at: new Date(start).toISOString(),
        minutes: minutes.length,
        requests: minutes.reduce((sum, { requests }) => sum + requests, 0),
        pages: pages.total,
        half: pages.getQuantile(0.5),
        most: pages.getQuantile(0.95),
        pause: Math.max(0, ...minutes.map(({ pause }) => pause)),
        memory: Math.max(0, ...minutes.map(({ memory }) => memory)),
      };
    });
  }

  /**
   * Lists the last 96 quarter hours, oldest first.
   * @param now milliseconds since 1970.
   */
  listQuarters(now: number): QuarterHourMetrics[] {
    return this.#groupMinutes(now, QUARTER_MS, 96).map(([start, minutes]) => ({
      at: new Date(start).toISOString(),
      minutes: minutes.length,
      ready: minutes.filter(({ isReady }) => isReady).length,
    }));
  }

  /** Groups minutes by the last `count` spans, which start at multiples of `ms`. */
  #groupMinutes(now: number, ms: number, count: number): [start: number, minutes: Minute[]][] {
    const lastStart = Math.floor(now / ms) * ms;
    return Array.from({ length: count }, (_, index) => {
      const start = lastStart - (count - 1 - index) * ms;
      return [start, this.#pastMinutes.filter(({ at }) => at >= start && at < start + ms)];
    });
  }
}

/**
 * Starts the job that completes each minute.
 * @param isReady called at the minute’s end.
 */
export function startMeasuring(
  minutes: MinuteMetrics,
  isReady: () => Promise<boolean>,
  needs: JobNeeds,
): Job {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let hasStarted = false;
  const work = async () => {
    const isUp = await isReady();
    const pause = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
    // The first run starts before a minute has passed.
    if (hasStarted)
      minutes.endMinute({
        at: needs.clock.now().getTime(),
        pause,
        memory: process.memoryUsage().rss,
        isReady: isUp,
      });
    hasStarted = true;
  };
  const job = runEvery(MINUTE_MS, 'measuring', work, needs);
  return {
    ...job,
    async stop() {
      delay.disable();
      await job.stop();
    },
  };
}
