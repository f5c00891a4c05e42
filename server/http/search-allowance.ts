import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/errors';
import { SEARCHES_PER_MINUTE } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { networkOf } from './network';

const MINUTE_MS = 60_000;

/**
 * How much one network may search, on the page and by the interface together: what it asks for is never the same, so
 * nothing kept answers it. Needs @fastify/rate-limit.
 * @returns what throws DomainError `too_many` beyond that.
 */
export function searchAllowance(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const look = app.createRateLimit({
    keyGenerator: networkOf,
    max: SEARCHES_PER_MINUTE,
    timeWindow: MINUTE_MS,
  });
  return async request => {
    const use = await look(request);
    if (!use.isAllowed && use.isExceeded)
      throw new DomainError('too_many', messages.tooManyRequests, { retryAfter: use.ttlInSeconds });
  };
}
