import { LRUCache } from 'lru-cache';
import { DomainError } from '../domain/errors';

/** Maximum number of tracked keys, because an attacker can try any number of made-up accounts. */
const CAPACITY = 10_000;

/** Times of recent attempts by key, in memory. */
export class AttemptLimiter {
  readonly #times = new LRUCache<string, number[]>({ max: CAPACITY });

  /** @param maxAttempts maximum number of attempts per key and window. */
  constructor(
    readonly maxAttempts: number,
    readonly windowMs: number,
  ) {}

  /** Returns the milliseconds until the next allowed attempt. Zero or less allows an attempt now. */
  getWaitMs(key: string, now: number): number {
    const oldestAttempt = this.#times.get(key)?.at(-this.maxAttempts);
    // Ignores an attempt in the future, which dates from before a clock change.
    return oldestAttempt === undefined || oldestAttempt > now ? 0 : oldestAttempt + this.windowMs - now;
  }

  add(key: string, now: number): void {
    this.#times.set(key, [...(this.#times.get(key) ?? []), now].slice(-this.maxAttempts));
  }

  refund(key: string, time: number): void {
    const attempts = this.#times.get(key) ?? [];
    const index = attempts.lastIndexOf(time);
    if (index >= 0) this.#times.set(key, attempts.toSpliced(index, 1));
  }

  clear(key: string): void {
    this.#times.delete(key);
  }
}

/** @throws DomainError `too_many` with the seconds to wait. */
export function assertNotThrottled(waitMs: number, message: string): void {
  if (waitMs > 0) throw new DomainError('too_many', message, { retryAfter: Math.ceil(waitMs / 1_000) });
}
