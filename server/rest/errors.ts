import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, HTTP_STATUS } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { API_ROOTS, isApiPath, normalisePath } from '../../domain/paths';
import { toDomainError } from '../../trpc/trpc';
import { isUnsatisfiable, sendUnsatisfiable } from '../http/ranges';
import { sendNotFound } from '../pages/not-found';

/** Messages of the staff area for which the specification fixes another one in REST. */
const SPECIFIED: Record<string, string> = {
  [messages.pictureMissing]: messages.contentRequired,
  [messages.filmMissing]: messages.contentRequired,
};
const toSpecified = (message: string) => SPECIFIED[message] ?? message;

/** A refusal as REST clients read it (rule 42). */
export function sendRefusal(reply: FastifyReply, error: DomainError) {
  const errors = error.errors?.map(({ path, message }) => ({ path, message: toSpecified(message) }));
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(HTTP_STATUS[error.kind])
    .header('cache-control', 'no-store')
    .send({
      status: HTTP_STATUS[error.kind] < 500 ? 'fail' : 'error',
      message: toSpecified(error.message),
      ...(errors ? { errors } : {}),
    });
}

/** What Fastify itself refuses (broken JSON, too large a body, a wrong media type) in our words. */
export function fromFastify(error: { statusCode?: number; code?: string }): DomainError | undefined {
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

/**
 * JSON answers for every failure of the API, and of what has no screen of its own: a known kind with its status,
 * else 500 with the request's id.
 */
export function jsonErrors(app: FastifyInstance): void {
  type Failure = Error & { statusCode?: number; code?: string; headers?: Record<string, string> };
  app.setErrorHandler((error: Failure, request, reply) => {
    if (isUnsatisfiable(error)) return sendUnsatisfiable(reply, error);
    const known = toDomainError(error) ?? fromFastify(error);
    if (known) return sendRefusal(reply, known);
    request.log.error({ err: error }, 'request failed');
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .send({ status: 'error', message: messages.internal, requestId: request.id });
  });
}

/** The answer at an API address that there is not. */
export const sendUnknown = (reply: FastifyReply) =>
  sendRefusal(reply, new DomainError('not_found', messages.notFound));

/**
 * Unknown API addresses never redirect: they answer 404 JSON (rule 3), before a body is read. So does whatever
 * is sent to an address that takes nothing.
 */
export function unknownApiAddresses(app: FastifyInstance): void {
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => sendUnknown(reply);
  app.addHook('onRequest', (request, reply, done) => (request.is404 ? sendUnknown(reply) : done()));
  app.setNotFoundHandler((_request, reply) => sendUnknown(reply));
  for (const path of API_ROOTS.flatMap(root => [root, `${root}/*`])) {
    app.all(path, { onRequest }, (_request, reply) => sendUnknown(reply));
  }
}

/** Answers what the router itself cannot read, such as `/%zz`: it is an unknown address like any other. */
export function unreadableAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (isApiPath(normalisePath(request.raw.url ?? '')) || !['GET', 'HEAD'].includes(request.method))
    sendUnknown(reply);
  else sendNotFound(request, reply);
}
