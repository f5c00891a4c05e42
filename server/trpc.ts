import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../domain/messages';
import { trpcBase } from '../domain/paths';
import type { Services } from '../trpc/context';
import { appRouter } from '../trpc/router';
import { cookieAsker } from './asker';

/** The largest body: an article with all its images as data strings. */
const BODY_LIMIT = 30 * 1_024 * 1_024;

/** Mutations that people without a session may call. */
const PUBLIC_MUTATIONS = [`${trpcBase}/users.signIn`];

/**
 * Whether a browser sent this from another site (DECISIONS 4): `Sec-Fetch-Site` tells, else `Origin`.
 * @param siteUrl our own public origin.
 */
export function isCrossOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && origin !== siteUrl && origin !== `${request.protocol}://${request.host}`;
}

const refusal = (code: string, httpStatus: number, message: string) => ({
  error: { message, code: -32_001, data: { code, httpStatus, kind: code.toLowerCase() } },
});

/** The staff area's own API. Writes need a session and our own origin; that is settled before a body is read. */
export async function trpc(app: FastifyInstance, services: Services, siteUrl: string): Promise<void> {
  const secure = siteUrl.startsWith('https:');
  await app.register(
    async scope => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (request.method === 'GET' || request.method === 'HEAD') return;
        if (isCrossOrigin(request, siteUrl))
          return reply.code(403).send(refusal('FORBIDDEN', 403, messages.crossOrigin));
        const path = request.url.split('?')[0] ?? '';
        if (PUBLIC_MUTATIONS.includes(path)) return;
        const { user } = await cookieAsker(services, request, reply, secure);
        if (!user) return reply.code(401).send(refusal('UNAUTHORIZED', 401, messages.tokenNotFound));
      });
      await scope.register(fastifyTRPCPlugin, {
        prefix: trpcBase,
        trpcOptions: {
          router: appRouter,
          createContext: async ({ req, res }: { req: FastifyRequest; res: FastifyReply }) => ({
            ...services,
            ...(await cookieAsker(services, req, res, secure)),
          }),
          onError({ error, path }: { error: Error & { code: string }; path: string | undefined }) {
            if (error.code === 'INTERNAL_SERVER_ERROR')
              app.log.error({ err: error, procedure: path }, 'procedure failed');
          },
        },
      });
    },
    { bodyLimit: BODY_LIMIT } as object,
  );
}
