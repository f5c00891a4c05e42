import { dropOldest } from '../../domain/drop-oldest';
import { DomainError } from '../../domain/errors';
import { ATTACHMENT_BYTES_PER_DAY, ATTACHMENT_BYTES_PER_NETWORK } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { DAY_MS } from '../../domain/time';
import type { Clock } from '../../use-cases/ports';

/** Maximum number of tracked networks. */
const CAPACITY = 10_000;

type Day = { until: number; bytes: number };

/** Daily limit of attachment bytes, by network and in total. Counts are in memory, so a restart resets them. */
export class AttachmentAllowance {
  readonly #networks = new Map<string, Day>();
  #total: Day = { until: 0, bytes: 0 };

  constructor(
    readonly clock: Clock,
    readonly isEnabled: boolean,
  ) {}

  /**
   * Passes bytes on until the day’s limit is reached.
   * @throws DomainError `too_many` with the seconds until the next day.
   */
  async *limitBytes(network: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      if (this.isEnabled) this.#countBytes(network, chunk.length);
      yield chunk;
    }
  }

  #countBytes(network: string, bytes: number): void {
    const now = this.clock.now().getTime();
    this.#total = getCurrentDay(this.#total, now);
    const networkDay = getCurrentDay(this.#networks.get(network), now);
    spendBytes(networkDay, bytes, ATTACHMENT_BYTES_PER_NETWORK, now);
    spendBytes(this.#total, bytes, ATTACHMENT_BYTES_PER_DAY, now);
    this.#networks.set(network, networkDay);
    dropOldest(this.#networks, CAPACITY);
  }
}

const getCurrentDay = (day: Day | undefined, now: number): Day =>
  // A day that ends more than 24 hours ahead was recorded before the clock was set back.
  day && day.until > now && day.until <= now + DAY_MS ? day : { until: now + DAY_MS, bytes: 0 };

function spendBytes(day: Day, bytes: number, limit: number, now: number): void {
  if (day.bytes + bytes > limit) {
    const retryAfter = Math.ceil((day.until - now) / 1_000);
    throw new DomainError('too_many', messages.tooManyFiles, { retryAfter });
  }
  day.bytes += bytes;
}
