import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A completed request, for the log and the metrics. */
export type CompletedRequest = Pick<IncomingMessage, 'headers' | 'socket'> & {
  /** Missing for a cached response that logged nothing else. */
  id?: string;
  method: string;
  url: string;
  ip: string;
  status: number;
  ms: number;
  /** Whether no route matched. */
  isUnknown: boolean;
};

export const toCompletedRequest = (request: FastifyRequest, reply: FastifyReply): CompletedRequest => ({
  id: request.id,
  method: request.method,
  url: request.url,
  headers: request.headers,
  socket: request.socket,
  ip: request.ip,
  status: reply.statusCode,
  ms: reply.elapsedTime,
  isUnknown: request.is404,
});
