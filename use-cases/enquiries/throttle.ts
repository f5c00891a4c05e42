import { ENQUIRIES_PER_WINDOW, ENQUIRY_WINDOW_MS, FORM_ATTEMPTS_PER_WINDOW } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { AttemptLimiter, assertNotThrottled } from '../attempt-limiter';
import type { Clock } from '../ports';

/**
 * Limit on accepted requests and on attempts per network. The limit on attempts is higher, so that visitors can
 * correct a form. Counts in memory.
 */
export class EnquiryThrottle {
  readonly #acceptedEnquiries = new AttemptLimiter(ENQUIRIES_PER_WINDOW, ENQUIRY_WINDOW_MS);
  readonly #attempts = new AttemptLimiter(FORM_ATTEMPTS_PER_WINDOW, ENQUIRY_WINDOW_MS);

  constructor(
    readonly clock: Clock,
    readonly isEnabled: boolean,
  ) {}

  /**
   * Counts an attempt. Call this before reading the body.
   * @throws DomainError `too_many` with the seconds to wait.
   */
  admit(network: string): void {
    if (!this.isEnabled) return;
    const now = this.clock.now().getTime();
    assertNotThrottled(this.#acceptedEnquiries.getWaitMs(network, now), messages.tooManyForms);
    assertNotThrottled(this.#attempts.getWaitMs(network, now), messages.tooManyForms);
    this.#attempts.add(network, now);
  }

  /**
   * Counts the request before sending it, so that parallel requests can’t bypass the limit.
   * @throws DomainError `too_many`, or any error of `send`.
   */
  async accept<Result>(network: string, send: () => Promise<Result>): Promise<Result> {
    if (!this.isEnabled) return send();
    const now = this.clock.now().getTime();
    assertNotThrottled(this.#acceptedEnquiries.getWaitMs(network, now), messages.tooManyForms);
    this.#acceptedEnquiries.add(network, now);
    try {
      return await send();
    } catch (error) {
      this.#acceptedEnquiries.refund(network, now);
      throw error;
    }
  }
}
