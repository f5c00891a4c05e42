import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, HTTP_STATUS } from '../../domain/errors';
import { ITEM_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { trpcBase } from '../../domain/paths';
import { appRouter } from '../../trpc/router';
import { TRPC_CODES, toDomainError } from '../../trpc/trpc';
import type { Services } from '../../use-cases/context';
import { convertFastifyError } from '../rest/errors';
import type { CookieActor } from './actor';
import { acceptOnlyJson } from './bodies/bounded-json';
import { getBodyKind, PUBLIC_MUTATIONS, parseCalls } from './bodies/call-bodies';
import { type BodyGuards, registerJsonBodies } from './bodies/json-bodies';
import { isCrossOrigin } from './cross-origin';
import { getNetwork } from './network';

/** Sends an error in the format that tRPC clients expect. */
function sendTrpcError(reply: FastifyReply, { kind, message, retryAfter }: DomainError) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(HTTP_STATUS[kind]).send({
    error: { message, code: -32_001, data: { code: TRPC_CODES[kind], httpStatus: HTTP_STATUS[kind], kind } },
  });
}

const isJson = (request: FastifyRequest) =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/** Public calls that count towards a network’s search limit. Each call in a batch counts. */
const RATE_LIMITED_CALLS = ['search.site', 'bookings.free', 'bookings.byKey'];

type TrpcNeeds = {
  services: Services;
  siteUrl: string;
  findActor: CookieActor;
  guards: BodyGuards;
  /**
   * Counts a call.
   * @throws DomainError `too_many` over the limit.
   */
  allowCall: (request: FastifyRequest) => Promise<void>;
};

/**
 * Serves the tRPC API. Writes need the site’s own origin and, except for `PUBLIC_MUTATIONS`, a session. Both are
 * checked before the body is read.
 */
export async function registerTrpc(
  app: FastifyInstance,
  { services, siteUrl, findActor, guards, allowCall }: TrpcNeeds,
): Promise<void> {
  await app.register(async scope => {
    scope.addHook('onRoute', route => {
      route.bodyLimit = ITEM_MAX_BYTES;
    });
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const domainError = toDomainError(error) ?? convertFastifyError(error);
      if (!domainError) throw error;
      return sendTrpcError(reply, domainError);
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      for (const call of parseCalls(request)) if (RATE_LIMITED_CALLS.includes(call)) await allowCall(request);
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (isCrossOrigin(request, siteUrl)) throw new DomainError('forbidden', messages.crossOrigin);
      const path = request.url.split('?')[0] ?? '';
      if (PUBLIC_MUTATIONS.includes(path.slice(trpcBase.length + 1)))
        services.signInThrottle.admit(getNetwork(request));
      else {
        const { user } = await findActor(request, reply);
        if (!user) throw new DomainError('unauthorized', messages.tokenNotFound);
      }
      // Other sites’ forms can send other types without a preflight request.
      if (!isJson(request)) throw new DomainError('unsupported', messages.jsonOnly);
    });
    registerJsonBodies(scope, guards, getBodyKind);
    acceptOnlyJson(scope);
    scope.all(`${trpcBase}/:path`, async (request, reply) => {
      const response = await fetchRequestHandler({
        endpoint: trpcBase,
        req: toFetchRequest(request, siteUrl),
        router: appRouter,
        createContext: async () => ({ ...services, ...(await findActor(request, reply)) }),
        responseMeta({ errors }) {
          const [seconds] = errors.flatMap(error => toDomainError(error)?.retryAfter ?? []);
          return seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } };
        },
        onError({ error, path }) {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            app.log.error({ err: error, procedure: path }, 'procedure failed');
        },
      });
      return reply.send(response);
    });
  });
}

/** Converts a request for tRPC. Reuses the body, which was already parsed within limits. */
function toFetchRequest({ method, url, headers, body }: FastifyRequest, siteUrl: string): Request {
  const headerPairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
  );
  const request = new Request(new URL(url, siteUrl), { method, headers: headerPairs });
  return Object.defineProperty(request, 'json', { value: async () => body });
}
