import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../domain/errors';
import { ITEM_MAX_BYTES } from '../../../domain/limits';
import { messages } from '../../../domain/messages';

const MB = 1_024 * 1_024;
/** Bytes that all bodies in flight may hold together (rule 44). */
const ROOM_BYTES = 64 * MB;

/**
 * Who shares the room. What visitors send never takes so much that a member of staff could not save, and the other
 * way round.
 */
const SHARES = {
  /** Calls of signed-in staff, and files they upload. */
  staff: { bytes: 4 * MB, atOnce: Number.POSITIVE_INFINITY },
  /** Cases and articles with their images. */
  items: { bytes: 2 * ITEM_MAX_BYTES, atOnce: 2 },
  /** Sign-ins and contact forms. */
  visitors: { bytes: 28 * MB, atOnce: Number.POSITIVE_INFINITY },
};
export type Share = keyof typeof SHARES;

/** A body waits this long (ms) for room, behind at most so many others. */
export const WAIT_MS = 10_000;
const WAITING_MAX = 100;

const busy = () => new DomainError('unavailable', messages.busy, { retryAfter: WAIT_MS / 1_000 });

class Line {
  held = 0;
  inside = 0;
  readonly waiting: { bytes: number; enter: () => void }[] = [];

  constructor(readonly limit: { bytes: number; atOnce: number }) {}

  fits = (bytes: number) => this.held + bytes <= this.limit.bytes && this.inside < this.limit.atOnce;
}

/** The memory that bodies in flight may hold. Who finds none free waits a while, then is told to come again. */
export class BodyRoom {
  #held = 0;
  readonly #lines: Record<Share, Line> = {
    staff: new Line(SHARES.staff),
    items: new Line(SHARES.items),
    visitors: new Line(SHARES.visitors),
  };

  /**
   * @param bytes that will be held at most.
   * @returns gives the room back; calling it again does nothing.
   * @throws DomainError `unavailable`
   */
  enter(share: Share, bytes: number): Promise<() => void> {
    const line = this.#lines[share];
    if (line.waiting.length >= WAITING_MAX) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const waiting = {
        bytes,
        enter: () => {
          clearTimeout(timer);
          resolve(this.#hold(line, bytes));
        },
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(waiting), 1);
        reject(busy());
        this.#admit();
      }, WAIT_MS);
      line.waiting.push(waiting);
      this.#admit();
    });
  }

  /** Holds room until a request is answered, or its client is gone. @throws DomainError `unavailable` */
  async hold({ raw: response }: FastifyReply, share: Share, bytes: number): Promise<void> {
    const leave = await this.enter(share, bytes);
    if (response.destroyed) leave();
    else response.once('close', leave);
  }

  #admit(): void {
    for (const line of Object.values(this.#lines)) {
      while (line.waiting[0] && this.#fits(line, line.waiting[0].bytes)) line.waiting.shift()?.enter();
    }
  }

  #fits = (line: Line, bytes: number) => this.#held + bytes <= ROOM_BYTES && line.fits(bytes);

  #hold(line: Line, bytes: number): () => void {
    let held = bytes;
    this.#held += bytes;
    line.held += bytes;
    line.inside += 1;
    return () => {
      if (held === 0) return;
      held = 0;
      this.#held -= bytes;
      line.held -= bytes;
      line.inside -= 1;
      this.#admit();
    };
  }
}
