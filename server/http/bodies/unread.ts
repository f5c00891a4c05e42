import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './meter';

/** What a client may go on sending after its answer (bytes), and the time (ms) it has to read that. */
const LINGER_BYTES = 4 * 1_024 * 1_024;
export const LINGER_MS = 5_000;

/**
 * An answer given before the whole body came is the last on its connection: the rest of the body is not waited for.
 * Closed at once, the client would be told of a broken connection instead of the answer, so it may send a little more.
 */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (hasBody(raw)) untilRead(raw, reply.raw);
    done();
  });
}

function untilRead(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  // Node calls it once the last answer is out.
  socket.destroySoon = () => linger(request);
  // A body that nobody began to read Node would throw away unseen, however long it is.
  request.read(0);
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive;
    socket.destroySoon = Socket.prototype.destroySoon;
  });
}

function linger(request: IncomingMessage): void {
  const { socket } = request;
  let left = LINGER_BYTES;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  request.once('end', () => Socket.prototype.destroySoon.call(socket));
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.pause();
  });
  request.resume();
  socket.end();
}
