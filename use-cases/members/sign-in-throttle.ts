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
import { AttemptLimiter, assertNotThrottled } from '../attempts';
import type { Clock } from '../ports';

/** Wait (seconds) to suggest when the queue is full. */
const BUSY_RETRY_S = 2;

/** Limits password guesses and their CPU time (rule 45). Counts in memory, so a restart resets all limits. */
export class SignInThrottle {
  readonly #ofAccounts = new AttemptLimiter(SIGN_INS_PER_ACCOUNT, SIGN_IN_WINDOW_MS);
  readonly #ofNetworks = new AttemptLimiter(SIGN_INS_PER_NETWORK, SIGN_IN_WINDOW_MS);
  readonly #codesOfMembers = new AttemptLimiter(WRONG_CODES_PER_MEMBER, SIGN_IN_WINDOW_MS);
  readonly #resetsOfAccounts = new AttemptLimiter(RESETS_PER_ACCOUNT, SIGN_IN_WINDOW_MS);
  readonly #resetsOfNetworks = new AttemptLimiter(RESETS_PER_NETWORK, SIGN_IN_WINDOW_MS);
  readonly #inTurn = pLimit(CONCURRENT_HASHES_MAX);

  constructor(
    readonly clock: Clock,
    readonly enabled: boolean,
  ) {}

  /**
   * Call this before reading the body, so that rejecting a flood is cheap.
   * @param network the client’s normalised network.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  admit(network: string): void {
    if (!this.enabled) return;
    assertNoSignInWait(this.#ofNetworks.wait(network, this.clock.now().getTime()));
    if (this.#inTurn.pendingCount >= QUEUED_HASHES_MAX)
      throw createTooManyError(messages.signInBusy, BUSY_RETRY_S);
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
    if (!this.enabled) return check();
    const now = this.clock.now().getTime();
    assertNoSignInWait(this.#codesOfMembers.wait(memberId, now));
    this.#codesOfMembers.add(memberId, now);
    const found = await check();
    if (found !== undefined) this.#codesOfMembers.clear(memberId);
    return found;
  }

  /**
   * Counts unknown accounts as well, so as not to reveal which accounts exist.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  countReset(email: string, network: string): void {
    if (!this.enabled) return;
    const account = email.trim().toLowerCase();
    const now = this.clock.now().getTime();
    assertNoSignInWait(this.#resetsOfAccounts.wait(account, now));
    assertNoSignInWait(this.#resetsOfNetworks.wait(network, now));
    this.#resetsOfAccounts.add(account, now);
    this.#resetsOfNetworks.add(network, now);
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
    if (!this.enabled) return this.#inTurn(check);
    const account = `${email.trim().toLowerCase()} ${network}`;
    const now = this.clock.now().getTime();
    assertNoSignInWait(this.#ofAccounts.wait(account, now));
    this.admit(network);
    this.#ofAccounts.add(account, now);
    this.#ofNetworks.add(network, now);
    const found = await this.#inTurn(check);
    if (found !== undefined) {
      this.#ofAccounts.clear(account);
      this.#ofNetworks.refund(network, now);
    }
    return found;
  }
}

const assertNoSignInWait = (waitMs: number) => assertNotThrottled(waitMs, messages.tooManySignIns);

const createTooManyError = (message: string, retryAfter: number) =>
  new DomainError('too_many', message, { retryAfter });
