import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, HTTP_STATUS } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { API_ROOTS, isApiPath, normalisePath } from '../../domain/paths';
import { toDomainError } from '../../trpc/trpc';
import { isUnsatisfiableRange, sendUnsatisfiableRange } from '../http/ranges';
import { sendNotFound } from '../pages/not-found';

/** Messages that the specification words differently for REST. */
const SPECIFIED_MESSAGES: Record<string, string> = {
  [messages.imageMissing]: messages.contentRequired,
  [messages.filmMissing]: messages.contentRequired,
};
const toSpecifiedMessage = (message: string) => SPECIFIED_MESSAGES[message] ?? message;

/** Sends a DomainError to REST clients (rule 42). */
export function sendDomainError(reply: FastifyReply, error: DomainError) {
  const errors = error.errors?.map(({ path, message }) => ({ path, message: toSpecifiedMessage(message) }));
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(HTTP_STATUS[error.kind])
    .header('cache-control', 'no-store')
    .send({
      status: HTTP_STATUS[error.kind] < 500 ? 'fail' : 'error',
      message: toSpecifiedMessage(error.message),
      ...(errors ? { errors } : {}),
    });
}

/** Converts Fastify’s errors, such as invalid JSON or a large body, to the site’s messages. */
export function convertFastifyError(error: { statusCode?: number; code?: string }): DomainError | undefined {
  switch (error.statusCode) {
    case 400:
      return new DomainError('invalid', messages.malformedJson);
    case 413:
      return new DomainError('too_large', messages.tooLarge);
    case 415:
      return new DomainError('unsupported', messages.jsonOnly);
    case 429:
      return new DomainError('too_many', messages.tooManyRequests);
    default:
      return undefined;
  }
}

/** Responds to all API errors with JSON. Unexpected errors get 500 with the request id. */
export function registerJsonErrors(app: FastifyInstance): void {
  type Failure = Error & { statusCode?: number; code?: string; headers?: Record<string, string> };
  app.setErrorHandler((error: Failure, request, reply) => {
    // Replaces the type of a file that couldn’t be sent.
    reply.type('application/json; charset=utf-8');
    if (isUnsatisfiableRange(error)) return sendUnsatisfiableRange(reply, error);
    const domainError = toDomainError(error) ?? convertFastifyError(error);
    if (domainError) return sendDomainError(reply, domainError);
    request.log.error({ err: error }, 'request failed');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .send({ status: 'error', message: messages.internal, requestId: request.id });
  });
}

export const sendApiNotFound = (reply: FastifyReply) =>
  sendDomainError(reply, new DomainError('not_found', messages.notFound));

/**
 * Responds to unknown API paths and unsupported methods with 404 JSON before reading a body, never with a redirect
 * (rule 3).
 */
export function registerUnknownApiPaths(app: FastifyInstance): void {
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => sendApiNotFound(reply);
  app.addHook('onRequest', (request, reply, done) => (request.is404 ? sendApiNotFound(reply) : done()));
  app.setNotFoundHandler((_request, reply) => sendApiNotFound(reply));
  for (const path of API_ROOTS.flatMap(root => [root, `${root}/*`])) {
    app.all(path, { onRequest }, (_request, reply) => sendApiNotFound(reply));
  }
}

/** Treats paths that the router can’t decode, such as `/%zz`, as unknown. */
export function sendUnreadablePath(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isApiPath(normalisePath(request.raw.url ?? '')) || !['GET', 'HEAD'].includes(request.method))
    sendApiNotFound(reply);
  else sendNotFound(request, reply);
}
