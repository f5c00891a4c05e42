import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../domain/errors';
import { ITEM_MAX_BYTES } from '../../../domain/limits';
import { messages } from '../../../domain/messages';

const MB = 1_024 * 1_024;
/** Memory limit for all bodies in flight (rule 44). */
const BUDGET_BYTES = 64 * MB;

/** Memory shares, so that visitors and staff can’t block each other. */
const BODY_SHARES = {
  /** Calls and uploads of signed-in staff. */
  staff: { bytes: 4 * MB, concurrencyMax: Number.POSITIVE_INFINITY },
  /** Cases and articles with their images. */
  items: { bytes: 2 * ITEM_MAX_BYTES, concurrencyMax: 2 },
  /** Sign-ins and contact forms. */
  visitors: { bytes: 28 * MB, concurrencyMax: Number.POSITIVE_INFINITY },
};
export type BodyShare = keyof typeof BODY_SHARES;

/** Maximum time (ms) that a body waits for memory, and the maximum number of waiting bodies. */
export const BODY_WAIT_MS = 10_000;
const WAITING_BODIES_MAX = 100;

const createBusyError = () =>
  new DomainError('unavailable', messages.busy, { retryAfter: BODY_WAIT_MS / 1_000 });

class ShareQueue {
  heldBytes = 0;
  admittedCount = 0;
  readonly entries: { bytes: number; enter: () => void }[] = [];

  constructor(readonly limit: { bytes: number; concurrencyMax: number }) {}

  canFit = (bytes: number) =>
    this.heldBytes + bytes <= this.limit.bytes && this.admittedCount < this.limit.concurrencyMax;
}

/** Memory budget for request bodies in flight. Requests over the limit wait, then get 503. */
export class BodyBudget {
  #heldBytes = 0;
  readonly #queues: Record<BodyShare, ShareQueue> = {
    staff: new ShareQueue(BODY_SHARES.staff),
    items: new ShareQueue(BODY_SHARES.items),
    visitors: new ShareQueue(BODY_SHARES.visitors),
  };

  /**
   * Reserves memory, or waits until it is free.
   * @param bytes maximum body size.
   * @returns a function that frees the memory. Calling it again has no effect.
   * @throws DomainError `unavailable` after a timeout or when too many bodies wait.
   */
  reserve(share: BodyShare, bytes: number): Promise<() => void> {
    const queue = this.#queues[share];
    if (queue.entries.length >= WAITING_BODIES_MAX) return Promise.reject(createBusyError());
    return new Promise((resolve, reject) => {
      const entry = {
        bytes,
        enter: () => {
          clearTimeout(timer);
          resolve(this.#reserveBytes(queue, bytes));
        },
      };
      const timer = setTimeout(() => {
        queue.entries.splice(queue.entries.indexOf(entry), 1);
        reject(createBusyError());
        this.#admitWaiting();
      }, BODY_WAIT_MS);
      queue.entries.push(entry);
      this.#admitWaiting();
    });
  }

  /** Reserves memory until the response is sent or the client has disconnected. Throws DomainError `unavailable`. */
  async holdUntilResponse({ raw: response }: FastifyReply, share: BodyShare, bytes: number): Promise<void> {
    const release = await this.reserve(share, bytes);
    if (response.destroyed) release();
    else response.once('close', release);
  }

  #admitWaiting(): void {
    for (const queue of Object.values(this.#queues)) {
      while (queue.entries[0] && this.#canFit(queue, queue.entries[0].bytes)) queue.entries.shift()?.enter();
    }
  }

  #canFit = (queue: ShareQueue, bytes: number) =>
    this.#heldBytes + bytes <= BUDGET_BYTES && queue.canFit(bytes);

  #reserveBytes(queue: ShareQueue, bytes: number): () => void {
    let remainingBytes = bytes;
    this.#heldBytes += bytes;
    queue.heldBytes += bytes;
    queue.admittedCount += 1;
    return () => {
      if (remainingBytes === 0) return;
      remainingBytes = 0;
      this.#heldBytes -= bytes;
      queue.heldBytes -= bytes;
      queue.admittedCount -= 1;
      this.#admitWaiting();
    };
  }
}
