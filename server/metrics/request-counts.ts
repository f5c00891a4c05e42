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
const KINDS: readonly [kind: string, beginnings: readonly string[]][] = [
  ['asset', ['/assets/']],
  ['upload', [`${uploadsBase}/`]],
  ['staff-page', [`${adminPaths.base}/`]],
  ['staff-call', [`${trpcBase}/`]],
  ['rest', [`${apiBase}/`]],
  ['contact-form', [emailSendPath]],
  ['watch', Object.values(monitoringPaths)],
];
const UNKNOWN = KINDS.length;
const PAGE = KINDS.length + 1;
const NAMES = [...KINDS.map(([kind]) => kind), 'unknown', 'page'];
const CLASSES = 6;

/** Upper bounds of durations, in seconds. */
export const DURATION_BOUNDS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const SPANS = DURATION_BOUNDS_S.length + 1;

function getRequestKind({ url, isUnknown }: CompletedRequest): number {
  if (isUnknown) return UNKNOWN;
  for (let kind = 0; kind < KINDS.length; kind++)
    for (const beginning of KINDS[kind]![1]) if (url.startsWith(beginning)) return kind;
  return PAGE;
}

/**
 * Counts requests and their durations. Fixed slots, which are named only on reading, keep the cost well under a
 * microsecond.
 */
export class RequestCounts {
  readonly #answers = new Float64Array(NAMES.length * CLASSES);
  readonly #spans = new Float64Array(NAMES.length * SPANS);
  readonly #seconds = new Float64Array(NAMES.length);

  count(answered: CompletedRequest): void {
    const kind = getRequestKind(answered);
    const seconds = answered.ms / 1_000;
    let span = 0;
    while (span < DURATION_BOUNDS_S.length && seconds > DURATION_BOUNDS_S[span]!) span++;
    this.#answers[kind * CLASSES + Math.trunc(answered.status / 100)]!++;
    this.#spans[kind * SPANS + span]!++;
    this.#seconds[kind]! += seconds;
  }

  /** Returns requests by kind and status class (`2xx`). */
  get answers(): { kind: string; status: string; count: number }[] {
    return NAMES.flatMap((kind, at) =>
      Array.from({ length: CLASSES }, (_, status) => ({
        kind,
        status: `${status}xx`,
        count: this.#answers[at * CLASSES + status]!,
      })).filter(({ count }) => count > 0),
    );
  }

  /** Returns durations by kind: cumulative counts for each bound, total count and sum. */
  get durations(): { kind: string; within: number[]; count: number; seconds: number }[] {
    return NAMES.map((kind, at) => {
      let count = 0;
      const counts = Array.from(this.#spans.subarray(at * SPANS, (at + 1) * SPANS), item => {
        count += item;
        return count;
      });
      return { kind, within: counts.slice(0, -1), count, seconds: this.#seconds[at]! };
    }).filter(({ count }) => count > 0);
  }
}
