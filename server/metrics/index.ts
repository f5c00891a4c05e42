import type { FastifyInstance } from 'fastify';
import { watchPaths } from '../../domain/paths';
import { sendNotFound } from '../pages/not-found';
import { mayRead } from './access';
import type { MetricsNeeds } from './exposition';

/**
 * `/metrics` (rule 51): how the site does, for a program that asks every few seconds. Whoever may not read it
 * finds what is at every unknown address.
 * @param token that opens it; undefined where only this machine may ask.
 */
export function metrics(app: FastifyInstance, token: string | undefined, needs: MetricsNeeds): void {
  let loading: Promise<ReturnType<typeof import('./exposition').exposition>> | undefined;

  app.get(watchPaths.metrics, async (request, reply) => {
    if (!mayRead(request, token)) return sendNotFound(request, reply);
    loading ??= import('./exposition').then(({ exposition }) => exposition(needs));
    const { contentType, text } = await loading;
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await text());
  });
}
