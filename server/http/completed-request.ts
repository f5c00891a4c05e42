import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_DATA_SUFFIX, splitUrl } from '../../domain/paths';

/** A completed request, for the log, the metrics and the visit counter. */
export type CompletedRequest = Pick<IncomingMessage, 'headers' | 'socket'> & {
  /** Missing for a cached response that logged nothing else. */
  id?: string;
  method: string;
  url: string;
  ip: string;
  status: number;
  /** Duration in milliseconds. */
  ms: number;
  /** Whether no route matched. */
  isUnknown: boolean;
  /** Whether the response is a page or a page’s data, but no redirect. */
  isPage: boolean;
};

/** @param location set by redirects, also by page data that only redirects. */
export const isPageResponse = (url: string, contentType: unknown, location: unknown): boolean =>
  location === undefined &&
  (String(contentType).startsWith('text/html') || splitUrl(url)[0].endsWith(PAGE_DATA_SUFFIX));

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
  isPage: isPageResponse(request.url, reply.getHeader('content-type'), reply.getHeader('location')),
});
