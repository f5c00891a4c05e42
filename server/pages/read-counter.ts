import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connection';
import { addOpenings as addReads } from '../../db/item-queries';
import { articlePath, PAGE_DATA_SUFFIX } from '../../domain/paths';
import type { Answered } from '../http/answered';
import { networkOf } from '../http/network';
import { DailyVisits } from './daily-visits';
import { tally } from './tally';

const ARTICLES = articlePath('');
const BOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|lighthouse|uptime/i;

/**
 * The slug of the article a person opens with this request: its page, or its data when the browser changes
 * pages by itself. Undefined for other addresses, prefetches, HEAD and machines that say they are.
 */
export function openedArticle({
  method,
  url,
  headers,
}: Pick<Answered, 'method' | 'url' | 'headers'>): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' || !path.startsWith(ARTICLES)) return undefined;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  const agent = headers['user-agent'] ?? '';
  if (/prefetch|prerender/i.test(String(purpose)) || agent === '' || BOTS.test(agent)) return undefined;
  const slug = path.slice(ARTICLES.length).replace(PAGE_DATA_SUFFIX, '');
  return slug && !slug.includes('/') ? slug : undefined;
}

/**
 * Counts what is really answered, a visitor once a day for each article. Pages come from the cache, so this stands at
 * the edge and not in their data.
 * @returns to be told of every answer.
 */
export function countReads(app: FastifyInstance, db: Db): (answered: Answered) => void {
  const opened = tally(app, 'openings of articles', counts => addReads(db, 'article', counts));
  const visits = new DailyVisits();
  return answered => {
    const slug = openedArticle(answered);
    const isSent = answered.status === 200 || answered.status === 304;
    if (slug && isSent && visits.isFirst(networkOf(answered), slug)) opened(slug);
  };
}
