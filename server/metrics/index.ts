import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { monitoringPaths } from '../../domain/paths';
import { findBearerToken } from '../http/actor';
import { sendNotFound } from '../pages/not-found';
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

/** Headers that proxies add to forwarded requests. */
const PROXY_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
/** This machine’s host names. Other names that resolve to this machine don’t match. */
const LOOPBACK_HOST_PATTERN = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

const hashText = (text: string) => hash('sha256', text, 'buffer');

function isLocalRequest({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  return (
    ipaddr.isValid(remoteAddress) &&
    ipaddr.process(remoteAddress).range() === 'loopback' &&
    LOOPBACK_HOST_PATTERN.test(headers.host ?? '') &&
    !PROXY_HEADERS.some(name => name in headers)
  );
}

/**
 * Returns whether a request can read the metrics (rule 51): with the token or, if none is configured, from this
 * machine. Excludes requests through a local proxy, which may come from elsewhere.
 */
function canReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocalRequest(request);
  // Comparing digests takes constant time.
  return timingSafeEqual(hashText(findBearerToken(request) ?? ''), hashText(token));
}
