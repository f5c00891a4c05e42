import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { DomainError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';

/** A body has stalled if fewer bytes than this arrive within `BODY_STALL_TIMEOUT_MS`. */
const PROGRESS_BYTES = 16 * 1_024;
export const BODY_STALL_TIMEOUT_MS = 20_000;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Returns undefined for a chunked body. */
export const findDeclaredBytes = ({ headers }: IncomingMessage): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

/**
 * Counts a body’s bytes as they arrive.
 * @param limit maximum bytes.
 * @param onError called once, with `too_large` or `too_slow`.
 */
export function meterBody(limit: number, onError: (error: DomainError) => void) {
  let receivedBytes = 0;
  let progress = 0;
  let hasEnded = false;
  const stop = () => {
    hasEnded = true;
    clearTimeout(timer);
  };
  const fail = (error: DomainError) => {
    stop();
    onError(error);
  };
  const timer = setTimeout(() => fail(new DomainError('too_slow', messages.tooSlow)), BODY_STALL_TIMEOUT_MS);
  return {
    count(bytes: number): void {
      if (hasEnded) return;
      receivedBytes += bytes;
      progress += bytes;
      if (receivedBytes > limit) fail(new DomainError('too_large', messages.tooLarge));
      else if (progress >= PROGRESS_BYTES) {
        progress = 0;
        timer.refresh();
      }
    },
    stop,
  };
}

/**
 * Ends a body with an error when it exceeds its limit or stalls. Leaves the connection open for the response.
 * @param limit bytes.
 */
export function limitBody(body: NodeJS.ReadableStream, limit: number): Transform {
  const meteredStream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      meter.count(chunk.length);
      done(null, chunk);
    },
  });
  const meter = meterBody(limit, error => meteredStream.destroy(error));
  meteredStream.once('close', meter.stop);
  // The body’s reader handles the error. Without a reader, the request was rejected for another reason.
  meteredStream.on('error', () => {});
  body.once('error', error => meteredStream.destroy(error));
  return body.pipe(meteredStream);
}
