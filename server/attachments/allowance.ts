import { dropOldest } from '../../domain/drop-oldest';
import { DomainError } from '../../domain/errors';
import { ATTACHMENTS_PER_ADDRESS_BYTES, ATTACHMENTS_PER_DAY_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { DAY_MS } from '../../domain/time';
import type { Clock } from '../../use-cases/ports';

/** Networks remembered at most. */
const CAPACITY = 10_000;

type Day = { until: number; bytes: number };

/** Bytes of attachments taken in a day, from one network and in all. Counted in this process: a restart forgets. */
export class AttachmentAllowance {
  readonly #networks = new Map<string, Day>();
  #all: Day = { until: 0, bytes: 0 };

  constructor(
    readonly clock: Clock,
    readonly enabled: boolean,
  ) {}

  /**
   * Hands bytes on while the day's allowance lasts.
   * @throws DomainError `too_many` with the seconds until there is more.
   */
  async *within(network: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes) {
      if (this.enabled) this.#take(network, piece.length);
      yield piece;
    }
  }

  #take(network: string, bytes: number): void {
    const now = this.clock.now().getTime();
    this.#all = current(this.#all, now);
    const own = current(this.#networks.get(network), now);
    spend(own, bytes, ATTACHMENTS_PER_ADDRESS_BYTES, now);
    spend(this.#all, bytes, ATTACHMENTS_PER_DAY_BYTES, now);
    this.#networks.set(network, own);
    dropOldest(this.#networks, CAPACITY);
  }
}

const current = (day: Day | undefined, now: number): Day =>
  // A day that ends later than one that begins now is of a clock that was set back since.
  day && day.until > now && day.until <= now + DAY_MS ? day : { until: now + DAY_MS, bytes: 0 };

function spend(day: Day, bytes: number, limit: number, now: number): void {
  if (day.bytes + bytes > limit) {
    const retryAfter = Math.ceil((day.until - now) / 1_000);
    throw new DomainError('too_many', messages.tooManyFiles, { retryAfter });
  }
  day.bytes += bytes;
}
