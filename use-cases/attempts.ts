import { LRUCache } from 'lru-cache';
import { DomainError } from '../domain/errors';

/** Limits memory use, however many made-up accounts and addresses are tried. */
const CAPACITY = 10_000;

/** Times of attempts by key; expired ones are dropped. */
export class Attempts {
  readonly #times = new LRUCache<string, number[]>({ max: CAPACITY });

  /** @param most attempts allowed per key and window. */
  constructor(
    readonly most: number,
    readonly windowMs: number,
  ) {}

  /** Returns the milliseconds until the next allowed attempt; 0 or less if it is allowed now. */
  wait(key: string, now: number): number {
    const deciding = this.#times.get(key)?.at(-this.most);
    // An attempt in the future dates from before a clock change, so it is ignored.
    return deciding === undefined || deciding > now ? 0 : deciding + this.windowMs - now;
  }

  add(key: string, now: number): void {
    this.#times.set(key, [...(this.#times.get(key) ?? []), now].slice(-this.most));
  }

  refund(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const at = times.lastIndexOf(time);
    if (at >= 0) this.#times.set(key, times.toSpliced(at, 1));
  }

  clear(key: string): void {
    this.#times.delete(key);
  }
}

/** Checks that no wait is required. @throws DomainError `too_many` with the seconds to wait. */
export function assertNoWait(waitMs: number, message: string): void {
  if (waitMs > 0) throw new DomainError('too_many', message, { retryAfter: Math.ceil(waitMs / 1_000) });
}
