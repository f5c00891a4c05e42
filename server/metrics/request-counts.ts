import {
  adminPaths,
  apiBase,
  emailSendPath,
  monitoringPaths,
  trpcBase,
  uploadsBase,
} from '../../domain/paths';
import type { CompletedRequest } from '../http/completed-request';

/** Kinds of paths by prefix. The first match counts. All other paths are pages, feeds and icons. */
const PATH_KINDS: readonly [kind: string, beginnings: readonly string[]][] = [
  ['asset', ['/assets/']],
  ['upload', [`${uploadsBase}/`]],
  ['staff-page', [`${adminPaths.base}/`]],
  ['staff-call', [`${trpcBase}/`]],
  ['rest', [`${apiBase}/`]],
  ['contact-form', [emailSendPath]],
  ['watch', Object.values(monitoringPaths)],
];
const UNKNOWN_KIND = PATH_KINDS.length;
const PAGE_KIND = PATH_KINDS.length + 1;
const KIND_NAMES = [...PATH_KINDS.map(([kind]) => kind), 'unknown', 'page'];
const STATUS_CLASSES = 6;

/** Upper bounds of durations, in seconds. */
export const DURATION_BOUNDS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const BUCKETS = DURATION_BOUNDS_S.length + 1;

function getRequestKind({ url, isUnknown }: CompletedRequest): number {
  if (isUnknown) return UNKNOWN_KIND;
  for (let kind = 0; kind < PATH_KINDS.length; kind++)
    for (const prefix of PATH_KINDS[kind]![1]) if (url.startsWith(prefix)) return kind;
  return PAGE_KIND;
}

/**
 * Counter of requests and their durations. Fixed slots, which are named only on reading, keep the cost well under a
 * microsecond.
 */
export class RequestCounts {
  readonly #responseCounts = new Float64Array(KIND_NAMES.length * STATUS_CLASSES);
  readonly #spans = new Float64Array(KIND_NAMES.length * BUCKETS);
  readonly #seconds = new Float64Array(KIND_NAMES.length);

  count(request: CompletedRequest): void {
    const kind = getRequestKind(request);
    const seconds = request.ms / 1_000;
    let bucket = 0;
    while (bucket < DURATION_BOUNDS_S.length && seconds > DURATION_BOUNDS_S[bucket]!) bucket++;
    this.#responseCounts[kind * STATUS_CLASSES + Math.trunc(request.status / 100)]!++;
    this.#spans[kind * BUCKETS + bucket]!++;
    this.#seconds[kind]! += seconds;
  }

  /** Returns requests by kind and status class (`2xx`). */
  get totals(): { kind: string; status: string; count: number }[] {
    return KIND_NAMES.flatMap((kind, index) =>
      Array.from({ length: STATUS_CLASSES }, (_, status) => ({
        kind,
        status: `${status}xx`,
        count: this.#responseCounts[index * STATUS_CLASSES + status]!,
      })).filter(({ count }) => count > 0),
    );
  }

  /** Returns durations by kind: cumulative counts for each bound, total count and sum. */
  get durations(): { kind: string; bucketCounts: number[]; count: number; seconds: number }[] {
    return KIND_NAMES.map((kind, index) => {
      let count = 0;
      const counts = Array.from(this.#spans.subarray(index * BUCKETS, (index + 1) * BUCKETS), bucketCount => {
        count += bucketCount;
        return count;
      });
      return { kind, bucketCounts: counts.slice(0, -1), count, seconds: this.#seconds[index]! };
    }).filter(({ count }) => count > 0);
  }
}
