import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { DomainError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';

/** A body that brings less than this (bytes) in this time (ms) has stalled; drops that keep it open are no progress. */
const PROGRESS_BYTES = 16 * 1_024;
export const STALLED_MS = 20_000;

/** Whether a request says that it brings a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bytes that a request says its body has; undefined when it says nothing. */
export const declaredBytes = ({ headers }: IncomingMessage): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/**
 * Counts a body while it comes.
 * @param limit bytes it may have.
 * @param refuse told once, when there is more (`too_large`) or nothing came for a while (`too_slow`).
 */
export function meterBody(limit: number, refuse: (refusal: DomainError) => void) {
  let received = 0;
  let progress = 0;
  let ended = false;
  const stop = () => {
    ended = true;
    clearTimeout(timer);
  };
  const end = (refusal: DomainError) => {
    stop();
    refuse(refusal);
  };
  const timer = setTimeout(() => end(new DomainError('too_slow', messages.tooSlow)), STALLED_MS);
  return {
    count(bytes: number): void {
      if (ended) return;
      received += bytes;
      progress += bytes;
      if (received > limit) end(new DomainError('too_large', messages.tooLarge));
      else if (progress >= PROGRESS_BYTES) {
        progress = 0;
        timer.refresh();
      }
    },
    stop,
  };
}

/**
 * A body that ends with a refusal where it goes over its limit or stalls. The connection stays, for the answer.
 * @param limit bytes.
 */
export function cutOff(body: NodeJS.ReadableStream, limit: number): Transform {
  const guarded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      meter.count(chunk.length);
      done(null, chunk);
    },
  });
  const meter = meterBody(limit, refusal => guarded.destroy(refusal));
  guarded.once('close', meter.stop);
  // Whoever reads it hears of the refusal; when nobody does, the request was refused for something else.
  guarded.on('error', () => {});
  body.once('error', error => guarded.destroy(error));
  return body.pipe(guarded);
}
