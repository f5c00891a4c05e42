import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request that was answered, as the log, the counts and the reads of articles need it. */
export type Answered = Pick<IncomingMessage, 'headers' | 'socket'> & {
  /** Undefined for a ready answer, where nothing else was logged under one. */
  id?: string;
  method: string;
  url: string;
  ip: string;
  status: number;
  /** Milliseconds from the request to its answer. */
  ms: number;
  /** No route took the address. */
  isUnknown: boolean;
};

/** Describes what Fastify answered. */
export const answeredBy = (request: FastifyRequest, reply: FastifyReply): Answered => ({
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
