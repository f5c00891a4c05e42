import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SEARCH_PER_PAGE, SEARCH_RANKED_RESULTS_MAX } from '../../domain/limits';
import { SEARCH_KINDS } from '../../domain/search/kinds';
import type { Caller } from '../../trpc/router';
import { countParameter, singleParameter } from './query';

const querySchema = z.object({
  q: singleParameter.optional().default(''),
  kind: z.enum(SEARCH_KINDS).optional(),
  offset: countParameter(0, SEARCH_RANKED_RESULTS_MAX),
  limit: countParameter(SEARCH_PER_PAGE, SEARCH_PER_PAGE),
});

/** Serves the public search, uncached because queries rarely repeat. */
export function registerSearch(
  app: FastifyInstance,
  api: Caller,
  assertAllowed: (request: FastifyRequest) => Promise<void>,
): void {
  app.get('/search', { onRequest: assertAllowed }, async (request, reply) => {
    const { hits, ...found } = await api.search.site(querySchema.parse(request.query));
    reply.header('cache-control', 'no-store');
    return { status: 'success', results: hits.length, ...found, data: { data: hits } };
  });
}
