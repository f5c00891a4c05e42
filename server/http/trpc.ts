import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, HTTP_STATUS } from '../../domain/errors';
import { ITEM_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { trpcBase } from '../../domain/paths';
import { appRouter } from '../../trpc/router';
import { TRPC_CODE, toDomainError } from '../../trpc/trpc';
import type { Services } from '../../use-cases/context';
import { fromFastify } from '../rest/errors';
import type { CookieActor } from './actor';
import { acceptOnlyJson } from './bodies/bounded-json';
import { bodyKind, callsIn, PUBLIC_MUTATIONS } from './bodies/call-bodies';
import { type BodyGuards, jsonBodies } from './bodies/json-bodies';
import { isCrossOrigin } from './cross-origin';
import { networkOf } from './network';

/** A refusal in the form that tRPC clients read. */
function refuse(reply: FastifyReply, { kind, message, retryAfter }: DomainError) {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(HTTP_STATUS[kind]).send({
    error: { message, code: -32_001, data: { code: TRPC_CODE[kind], httpStatus: HTTP_STATUS[kind], kind } },
  });
}

const isJson = (request: FastifyRequest) =>
  /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '');

/** What visitors search with: no way to it is without its limit. */
const SEARCH = 'search.site';

type TrpcNeeds = {
  services: Services;
  siteUrl: string;
  actorOf: CookieActor;
  guards: BodyGuards;
  /** Counts a search, and throws when they are too many. */
  allowSearch: (request: FastifyRequest) => Promise<void>;
};

/** The staff area's own API. Writes need a session and our own origin; that is settled before a body is read. */
export async function trpc(
  app: FastifyInstance,
  { services, siteUrl, actorOf, guards, allowSearch }: TrpcNeeds,
): Promise<void> {
  await app.register(async scope => {
    scope.addHook('onRoute', route => {
      route.bodyLimit = ITEM_MAX_BYTES;
    });
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const known = toDomainError(error) ?? fromFastify(error);
      if (!known) throw error;
      return refuse(reply, known);
    });
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      for (const call of callsIn(request)) if (call === SEARCH) await allowSearch(request);
      if (request.method === 'GET' || request.method === 'HEAD') return;
      if (isCrossOrigin(request, siteUrl)) throw new DomainError('forbidden', messages.crossOrigin);
      const path = request.url.split('?')[0] ?? '';
      if (PUBLIC_MUTATIONS.includes(path.slice(trpcBase.length + 1)))
        services.signInThrottle.admit(networkOf(request));
      else {
        const { user } = await actorOf(request, reply);
        if (!user) throw new DomainError('unauthorized', messages.tokenNotFound);
      }
      // A form of another site can send the other types without asking first.
      if (!isJson(request)) throw new DomainError('unsupported', messages.jsonOnly);
    });
    jsonBodies(scope, guards, bodyKind);
    acceptOnlyJson(scope);
    scope.all(`${trpcBase}/:path`, async (request, reply) => {
      const response = await fetchRequestHandler({
        endpoint: trpcBase,
        req: toFetchRequest(request, siteUrl),
        router: appRouter,
        createContext: async () => ({ ...services, ...(await actorOf(request, reply)) }),
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

/** A request as tRPC reads it. Its body is parsed already, within limits, so it isn't written and parsed again. */
function toFetchRequest({ method, url, headers, body }: FastifyRequest, siteUrl: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
  );
  const request = new Request(new URL(url, siteUrl), { method, headers: sent });
  return Object.defineProperty(request, 'json', { value: async () => body });
}
