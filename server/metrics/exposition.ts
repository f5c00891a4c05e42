import { Counter, collectDefaultMetrics, Gauge, type Histogram, Registry } from 'prom-client';
import { getOutboxSummary } from '../../db/outbox';
import type { Services } from '../../use-cases/context';
import type { PageCache } from '../pages/page-cache';
import type { Replica } from '../replica';
import { version } from '../version';
import { DURATION_BOUNDS_S, type RequestCounts } from './request-counts';

export type MetricsNeeds = {
  services: Pick<Services, 'db' | 'sessions' | 'clock'>;
  counts: RequestCounts;
  cache: PageCache;
  replica: Pick<Replica, 'getState'> | undefined;
  renders: { readonly waitingCount: number; readonly runningCount: number };
};

/**
 * Creates the renderer of metrics in Prometheus’ text format. Loaded on first use, so event loop delay is measured from
 * then on.
 */
export function createExposition({ services, counts, cache, renders, replica }: MetricsNeeds) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the labels identify the running version',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);

  new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of path and status class',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of counts.totals) this.inc(labels, count);
    },
  });
  registry.registerMetric(createDurationHistogram(counts));

  const addCounter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  addCounter('page_cache_hits_total', 'Cached responses served', () => cache.hitCount);
  addCounter('page_cache_misses_total', 'Responses that had to be rendered', () => cache.missCount);

  const addGauge = (name: string, help: string, read?: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        if (read) this.set(read());
      },
    });
  addGauge('page_cache_bytes', 'Size of cached responses', () => cache.bytes);
  addGauge('page_cache_entries', 'Cached responses', () => cache.entries);
  addGauge('page_renders_waiting', 'Pages waiting to be rendered', () => renders.waitingCount);
  addGauge('page_renders_running', 'Pages being rendered', () => renders.runningCount);

  if (replica) {
    const { getState } = replica;
    addGauge('replica_lease_held', '1 while this machine can write', () => Number(getState().isHeld));
    addGauge('replica_running', '1 while the database is replicated', () => Number(getState().isReplicating));
    addGauge('replica_files_pending', 'Files not copied to the replica yet', () => getState().pendingFiles);
  }

  const storedGauges = {
    sessions: addGauge('staff_sessions_open', 'Active sessions of users'),
    waiting: addGauge('outbox_waiting', 'Emails not sent yet'),
    failed: addGauge('outbox_failed', 'Emails that failed permanently'),
    oldest: addGauge('outbox_oldest_waiting_seconds', 'Age of the oldest email not sent yet'),
  };
  async function updateStoredGauges(): Promise<void> {
    try {
      const { waiting, givenUp, oldestWaiting } = await getOutboxSummary(services.db);
      const now = services.clock.now().getTime();
      storedGauges.sessions.set(await services.sessions.count());
      storedGauges.waiting.set(waiting);
      storedGauges.failed.set(givenUp);
      storedGauges.oldest.set(oldestWaiting ? Math.max(0, now - Date.parse(oldestWaiting)) / 1_000 : 0);
    } catch {
      // Other metrics remain available. `/readyz` reports the database’s error.
      for (const gauge of Object.values(storedGauges)) gauge.set(Number.NaN);
    }
  }

  return {
    contentType: registry.contentType,
    async renderText(): Promise<string> {
      await updateStoredGauges();
      return registry.metrics();
    },
  };
}

/** Creates a histogram from existing counts. The library’s own would process labels on every request. */
function createDurationHistogram(counts: RequestCounts): Histogram {
  const name = 'http_request_duration_seconds';
  const getValues = () =>
    counts.durations.flatMap(({ kind, bucketCounts, count, seconds }) => [
      ...bucketCounts.map((value, index) => ({
        labels: { kind, le: DURATION_BOUNDS_S[index] },
        value,
        metricName: `${name}_bucket`,
      })),
      { labels: { kind, le: '+Inf' }, value: count, metricName: `${name}_bucket` },
      { labels: { kind }, value: seconds, metricName: `${name}_sum` },
      { labels: { kind }, value: count, metricName: `${name}_count` },
    ]);
  const help = 'Response times by kind of path';
  const metric = { name, get: async () => ({ name, help, type: 'histogram', values: getValues() }) };
  return metric as unknown as Histogram;
}
