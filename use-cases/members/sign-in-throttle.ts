import pLimit from 'p-limit';
import { DomainError } from '../../domain/errors';
import {
  CODES_PER_MEMBER,
  HASHES_AT_ONCE,
  HASHES_WAITING,
  RESETS_PER_ACCOUNT,
  RESETS_PER_NETWORK,
  SIGN_IN_WINDOW_MS,
  SIGN_INS_PER_ACCOUNT,
  SIGN_INS_PER_NETWORK,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { Attempts, assertNoWait } from '../attempts';
import type { Clock } from '../ports';

/** Seconds after which the queue has room again: it empties in one. */
const BUSY_RETRY_S = 2;

/**
 * Keeps guesses of passwords few and their hashing from taking the processor (rule 45). It counts in the memory
 * of this process: a restart forgets.
 */
export class SignInThrottle {
  readonly #ofAccounts = new Attempts(SIGN_INS_PER_ACCOUNT, SIGN_IN_WINDOW_MS);
  readonly #ofNetworks = new Attempts(SIGN_INS_PER_NETWORK, SIGN_IN_WINDOW_MS);
  readonly #codesOfMembers = new Attempts(CODES_PER_MEMBER, SIGN_IN_WINDOW_MS);
  readonly #resetsOfAccounts = new Attempts(RESETS_PER_ACCOUNT, SIGN_IN_WINDOW_MS);
  readonly #resetsOfNetworks = new Attempts(RESETS_PER_NETWORK, SIGN_IN_WINDOW_MS);
  readonly #inTurn = pLimit(HASHES_AT_ONCE);

  constructor(
    readonly clock: Clock,
    readonly enabled: boolean,
  ) {}

  /**
   * Asked before a body is read, so that a flood costs next to nothing.
   * @param network where the request comes from, in one spelling.
   * @throws DomainError `too_many` with the seconds to wait when no password would be looked at.
   */
  admit(network: string): void {
    if (!this.enabled) return;
    expectNoWait(this.#ofNetworks.wait(network, this.clock.now().getTime()));
    if (this.#inTurn.pendingCount >= HASHES_WAITING) throw tooMany(messages.signInBusy, BUSY_RETRY_S);
  }

  /**
   * Looks at a code of the second step. Six digits are few: wrong ones count for the member wherever they come from.
   * @param check resolves to undefined for a wrong code.
   * @throws DomainError `too_many` with the seconds to wait; `check` was not called then.
   */
  async attemptCode<Found>(
    memberId: string,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (!this.enabled) return check();
    const now = this.clock.now().getTime();
    expectNoWait(this.#codesOfMembers.wait(memberId, now));
    this.#codesOfMembers.add(memberId, now);
    const found = await check();
    if (found !== undefined) this.#codesOfMembers.forget(memberId);
    return found;
  }

  /**
   * Counts an asking for a new password, whether the account exists or not.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  countReset(email: string, network: string): void {
    if (!this.enabled) return;
    const account = email.trim().toLowerCase();
    const now = this.clock.now().getTime();
    expectNoWait(this.#resetsOfAccounts.wait(account, now));
    expectNoWait(this.#resetsOfNetworks.wait(network, now));
    this.#resetsOfAccounts.add(account, now);
    this.#resetsOfNetworks.add(network, now);
  }

  /**
   * Looks at a password when its turn comes. The attempt counts before that, so that many at once are no way around
   * the limits; the right password takes it back.
   * @param check resolves to undefined for a wrong password.
   * @throws DomainError `too_many` with the seconds to wait; `check` was not called then.
   */
  async attempt<Found>(
    email: string,
    network: string,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    if (!this.enabled) return this.#inTurn(check);
    const account = `${email.trim().toLowerCase()} ${network}`;
    const now = this.clock.now().getTime();
    expectNoWait(this.#ofAccounts.wait(account, now));
    this.admit(network);
    this.#ofAccounts.add(account, now);
    this.#ofNetworks.add(network, now);
    const found = await this.#inTurn(check);
    if (found !== undefined) {
      this.#ofAccounts.forget(account);
      this.#ofNetworks.takeBack(network, now);
    }
    return found;
  }
}

const expectNoWait = (waitMs: number) => assertNoWait(waitMs, messages.tooManySignIns);

const tooMany = (message: string, retryAfter: number) => new DomainError('too_many', message, { retryAfter });
