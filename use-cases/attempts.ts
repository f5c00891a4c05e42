import { LRUCache } from 'lru-cache';
import { DomainError } from '../domain/errors';

/** Keys remembered at most, so that made-up accounts and addresses cannot fill the memory. */
const CAPACITY = 10_000;

/** When attempts were made, by key; those that were made too long ago are forgotten. */
export class Attempts {
  readonly #times = new LRUCache<string, number[]>({ max: CAPACITY });

  /** @param most attempts a key may make within the window. */
  constructor(
    readonly most: number,
    readonly windowMs: number,
  ) {}

  /** Milliseconds until the key may make one more attempt; 0 or less when that is now. */
  wait(key: string, now: number): number {
    const deciding = this.#times.get(key)?.at(-this.most);
    // What was counted in the future was counted before the clock was set back.
    return deciding === undefined || deciding > now ? 0 : deciding + this.windowMs - now;
  }

  add(key: string, now: number): void {
    this.#times.set(key, [...(this.#times.get(key) ?? []), now].slice(-this.most));
  }

  takeBack(key: string, time: number): void {
    const times = this.#times.get(key) ?? [];
    const at = times.lastIndexOf(time);
    if (at >= 0) this.#times.set(key, times.toSpliced(at, 1));
  }

  forget(key: string): void {
    this.#times.delete(key);
  }
}

/** @throws DomainError `too_many` with the seconds to wait. */
export function assertNoWait(waitMs: number, message: string): void {
  if (waitMs > 0) throw new DomainError('too_many', message, { retryAfter: Math.ceil(waitMs / 1_000) });
}
