import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connection';
import { addReadCounts } from '../../db/item-queries';
import { getArticlePath, PAGE_DATA_SUFFIX } from '../../domain/paths';
import type { CompletedRequest } from '../http/completed-request';
import { getNetwork } from '../http/network';
import { createBatchCounter } from './batch-counter';
import { DailyVisits } from './daily-visits';

const ARTICLES = getArticlePath('');
const BOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|lighthouse|uptime/i;

/**
 * Finds the article that a person opens, by its page or its data for client-side navigation. Returns undefined for
 * other paths, prefetches, HEAD and known bots.
 */
export function findOpenedArticle({
  method,
  url,
  headers,
}: Pick<CompletedRequest, 'method' | 'url' | 'headers'>): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' || !path.startsWith(ARTICLES)) return undefined;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  const agent = headers['user-agent'] ?? '';
  if (/prefetch|prerender/i.test(String(purpose)) || agent === '' || BOTS.test(agent)) return undefined;
  const slug = path.slice(ARTICLES.length).replace(PAGE_DATA_SUFFIX, '');
  return slug && !slug.includes('/') ? slug : undefined;
}

/**
 * Counts each visitor once a day per article. Counts responses instead of renderings, because pages come from the
 * cache.
 * @returns a function to call for every response.
 */
export function registerReadCounter(
  app: FastifyInstance,
  db: Db,
): (completedRequest: CompletedRequest) => void {
  const readCounter = createBatchCounter(app, 'article views', counts =>
    addReadCounts(db, 'article', counts),
  );
  const visits = new DailyVisits();
  return completedRequest => {
    const slug = findOpenedArticle(completedRequest);
    const isSent = completedRequest.status === 200 || completedRequest.status === 304;
    if (slug && isSent && visits.isFirst(getNetwork(completedRequest), slug)) readCounter(slug);
  };
}
