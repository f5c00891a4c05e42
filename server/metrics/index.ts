import type { FastifyInstance } from 'fastify';
import { monitoringPaths } from '../../domain/paths';
import { sendNotFound } from '../pages/not-found';
import { canReadMetrics } from './access';
import type { MetricsNeeds } from './exposition';

/**
 * Serves `/metrics` (rule 51). Clients without access get the response of an unknown path.
 * @param token grants access. Undefined allows only this machine.
 */
export function registerMetrics(app: FastifyInstance, token: string | undefined, needs: MetricsNeeds): void {
  let expositionPromise: Promise<ReturnType<typeof import('./exposition').createExposition>> | undefined;

  app.get(monitoringPaths.metrics, async (request, reply) => {
    if (!canReadMetrics(request, token)) return sendNotFound(request, reply);
    expositionPromise ??= import('./exposition').then(({ createExposition }) => createExposition(needs));
    const { contentType, renderText } = await expositionPromise;
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await renderText());
  });
}
