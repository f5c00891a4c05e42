import pLimit from 'p-limit';
import { DomainError } from '../../domain/errors';
import {
  CONCURRENT_HASHES_MAX,
  QUEUED_HASHES_MAX,
  RESETS_PER_ACCOUNT,
  RESETS_PER_NETWORK,
  SIGN_IN_WINDOW_MS,
  SIGN_INS_PER_ACCOUNT,
  SIGN_INS_PER_NETWORK,
  WRONG_CODES_PER_MEMBER,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { AttemptLimiter, assertNotThrottled } from '../attempt-limiter';
import type { Clock } from '../ports';

/** Wait (seconds) to suggest when the queue is full. */
const BUSY_RETRY_S = 2;

/** Limit on password guesses and their CPU time (rule 45). Counts in memory, so a restart resets it. */
export class SignInThrottle {
  readonly #accountAttempts = new AttemptLimiter(SIGN_INS_PER_ACCOUNT, SIGN_IN_WINDOW_MS);
  readonly #networkAttempts = new AttemptLimiter(SIGN_INS_PER_NETWORK, SIGN_IN_WINDOW_MS);
  readonly #codeAttempts = new AttemptLimiter(WRONG_CODES_PER_MEMBER, SIGN_IN_WINDOW_MS);
  readonly #accountResets = new AttemptLimiter(RESETS_PER_ACCOUNT, SIGN_IN_WINDOW_MS);
  readonly #networkResets = new AttemptLimiter(RESETS_PER_NETWORK, SIGN_IN_WINDOW_MS);
  readonly #runInTurn = pLimit(CONCURRENT_HASHES_MAX);

  constructor(
    readonly clock: Clock,
    readonly isEnabled: boolean,
  ) {}

  /**
   * Checks the limits. Call this before reading the body, so that rejecting a flood is cheap.
   * @param network the client’s normalised network.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  admit(network: string): void {
    if (!this.isEnabled) return;
    assertNoSignInWait(this.#networkAttempts.getWaitMs(network, this.clock.now().getTime()));
    if (this.#runInTurn.pendingCount >= QUEUED_HASHES_MAX)
      throw new DomainError('too_many', messages.signInBusy, { retryAfter: BUSY_RETRY_S });
  }

  /**
   * Counts wrong codes per member across networks, because six digits are easy to guess.
   * @param check resolves to undefined for a wrong code.
   * @throws DomainError `too_many` with the seconds to wait, without calling `check`.
   */
  async attemptCode<Found>(
    memberId: string,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (!this.isEnabled) return check();
    const now = this.clock.now().getTime();
    assertNoSignInWait(this.#codeAttempts.getWaitMs(memberId, now));
    this.#codeAttempts.add(memberId, now);
    const result = await check();
    if (result !== undefined) this.#codeAttempts.clear(memberId);
    return result;
  }

  /**
   * Counts a request for a reset, even for an unknown account, so as not to reveal which accounts exist.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  countReset(email: string, network: string): void {
    if (!this.isEnabled) return;
    const account = email.trim().toLowerCase();
    const now = this.clock.now().getTime();
    assertNoSignInWait(this.#accountResets.getWaitMs(account, now));
    assertNoSignInWait(this.#networkResets.getWaitMs(network, now));
    this.#accountResets.add(account, now);
    this.#networkResets.add(network, now);
  }

  /**
   * Counts the attempt before the check, so that parallel requests can’t bypass the limits. Refunds the attempt for a
   * right password.
   * @param check resolves to undefined for a wrong password.
   * @throws DomainError `too_many` with the seconds to wait, without calling `check`.
   */
  async attempt<Found>(
    email: string,
    network: string,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (!this.isEnabled) return this.#runInTurn(check);
    const account = `${email.trim().toLowerCase()} ${network}`;
    const now = this.clock.now().getTime();
    assertNoSignInWait(this.#accountAttempts.getWaitMs(account, now));
    this.admit(network);
    this.#accountAttempts.add(account, now);
    this.#networkAttempts.add(network, now);
    const result = await this.#runInTurn(check);
    if (result !== undefined) {
      this.#accountAttempts.clear(account);
      this.#networkAttempts.refund(network, now);
    }
    return result;
  }
}

const assertNoSignInWait = (waitMs: number) => assertNotThrottled(waitMs, messages.tooManySignIns);
