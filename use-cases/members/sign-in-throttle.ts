import pLimit from 'p-limit';
import { DomainError } from '../../domain/errors';
import {
  CODES_PER_MEMBER,
  HASHES_AT_ONCE,
  QUEUED_HASHES_MAX,
  RESETS_PER_ACCOUNT,
  RESETS_PER_NETWORK,
  SIGN_IN_WINDOW_MS,
  SIGN_INS_PER_ACCOUNT,
  SIGN_INS_PER_NETWORK,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { Attempts, assertNoWait } from '../attempts';
import type { Clock } from '../ports';

/** Seconds until the queue has drained. */
const BUSY_RETRY_S = 2;

/** Limits password guesses and their CPU time (rule 45). Counts in memory, so a restart resets it. */
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
   * Checked before a body is read, so that a flood is cheap.
   * @param network normalised network of the client.
   * @throws DomainError `too_many` with the seconds to wait if no password would be checked.
   */
  admit(network: string): void {
    if (!this.enabled) return;
    assertNoSignInWait(this.#ofNetworks.wait(network, this.clock.now().getTime()));
    if (this.#inTurn.pendingCount >= QUEUED_HASHES_MAX)
      throw createTooManyError(messages.signInBusy, BUSY_RETRY_S);
  }

  /**
   * Checks a code of the second step. Wrong ones count per member from any network, because six digits are
   * few.
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
   * Counts a reset request, for existing and unknown accounts alike.
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
   * Checks a password in a queue. Counts the attempt first, so that parallel requests can’t bypass the
   * limits, and refunds it for the right password.
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

const assertNoSignInWait = (waitMs: number) => assertNoWait(waitMs, messages.tooManySignIns);

const createTooManyError = (message: string, retryAfter: number) =>
  new DomainError('too_many', message, { retryAfter });
