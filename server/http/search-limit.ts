import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../domain/errors';
import { SEARCHES_PER_MINUTE } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { MINUTE_MS } from '../../domain/time';
import { getNetwork } from './network';

/**
 * Limits searches per network, on the page and over the API together, because searches can’t be cached. Needs
 * @fastify/rate-limit.
 * @returns a check that throws DomainError `too_many`.
 */
export function createSearchLimit(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const consumeAllowance = app.createRateLimit({
    keyGenerator: getNetwork,
    max: SEARCHES_PER_MINUTE,
    timeWindow: MINUTE_MS,
  });
  return async request => {
    const allowance = await consumeAllowance(request);
    if (!allowance.isAllowed && allowance.isExceeded)
      throw new DomainError('too_many', messages.tooManyRequests, { retryAfter: allowance.ttlInSeconds });
  };
}
