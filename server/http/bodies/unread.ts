import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './meter';

/** Bytes that a client may still send after the response, and the time (ms) to read them. */
const LINGER_BYTES = 4 * 1_024 * 1_024;
export const UNREAD_LINGER_TIMEOUT_MS = 5_000;

/**
 * Closes the connection when a response is sent before the whole body has arrived. A grace period lets the client read
 * the response instead of a connection error.
 */
export function closeUnreadBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) waitForReader(raw, reply.raw);
    done();
  });
}

function waitForReader(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  // Node calls `destroySoon` after the last response.
  socket.destroySoon = () => waitForEnd(request);
  // Otherwise, Node would discard an unread body of any size.
  request.read(0);
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive;
    socket.destroySoon = Socket.prototype.destroySoon;
  });
}

function waitForEnd(request: IncomingMessage): void {
  const { socket } = request;
  let remainingBytes = LINGER_BYTES;
  const timer = setTimeout(() => socket.destroy(), UNREAD_LINGER_TIMEOUT_MS);
  socket.once('close', () => clearTimeout(timer));
  request.once('end', () => Socket.prototype.destroySoon.call(socket));
  request.on('data', (chunk: Buffer) => {
    remainingBytes -= chunk.length;
    if (remainingBytes < 0) request.pause();
  });
  request.resume();
  socket.end();
}
