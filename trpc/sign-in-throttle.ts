import { dropOldest } from '../domain/drop-oldest';
import { DomainError } from '../domain/errors';
import { messages } from '../domain/messages';
import type { Clock } from './ports';

/** DECISIONS 4: five wrong passwords for one account and address within ten minutes. */
const ATTEMPTS = 5;
const WINDOW_MS = 10 * 60 * 1_000;
/** Pairs remembered at most, so that made-up accounts cannot fill the memory. */
const CAPACITY = 10_000;

/** Counts wrong passwords a pair of account and network address, in this process. */
export class SignInThrottle {
  readonly #failures = new Map<string, number[]>();

  constructor(
    readonly clock: Clock,
    readonly enabled: boolean,
  ) {}

  #key = (email: string, address: string) => `${email.trim().toLowerCase()} ${address}`;

  #recent(key: string): number[] {
    const since = this.clock.now().getTime() - WINDOW_MS;
    return (this.#failures.get(key) ?? []).filter(time => time > since);
  }

  /**
   * Counts an attempt before its password is looked at, so that many at once are no way around the limit. The
   * right password takes it back with `succeeded`.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  attempt(email: string, address: string): void {
    if (!this.enabled) return;
    const key = this.#key(email, address);
    const recent = this.#recent(key);
    const now = this.clock.now().getTime();
    const oldest = recent.at(-ATTEMPTS);
    if (oldest !== undefined) {
      const retryAfter = Math.ceil((oldest + WINDOW_MS - now) / 1_000);
      throw new DomainError('too_many', messages.tooManySignIns, { retryAfter });
    }
    this.#failures.set(key, [...recent, now]);
    dropOldest(this.#failures, CAPACITY);
  }

  succeeded(email: string, address: string): void {
    this.#failures.delete(this.#key(email, address));
  }
}
