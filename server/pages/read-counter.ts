import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { countReads as addReads } from '../../db/article-writes';
import type { Db } from '../../db/connection';
import { articlePath, PAGE_DATA_SUFFIX } from '../../domain/paths';
import { networkOf } from '../http/network';
import { DailyVisits } from './daily-visits';

/** Milliseconds an opening waits at most before it is written. */
const FLUSH_MS = 5_000;
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
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | undefined {
  const path = url.split('?', 1)[0] ?? '';
  if (method !== 'GET' || !path.startsWith(ARTICLES)) return undefined;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  const agent = headers['user-agent'] ?? '';
  if (/prefetch|prerender/i.test(String(purpose)) || agent === '' || BOTS.test(agent)) return undefined;
  const slug = path.slice(ARTICLES.length).replace(PAGE_DATA_SUFFIX, '');
  return slug && !slug.includes('/') ? slug : undefined;
}

/** Counts openings of articles in memory and writes them together every few seconds and at the end. */
function readCounter({ db, log }: { db: Db; log: Pick<FastifyBaseLogger, 'warn'> }) {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = new Map();
    // Lost counts are no reason to keep anything waiting.
    await addReads(db, counted).catch(err => log.warn({ err }, 'openings of articles were not counted'));
  }

  return {
    opened(slug: string): void {
      counts.set(slug, (counts.get(slug) ?? 0) + 1);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    stop: flush,
  };
}

/**
 * Counts what is really answered, a visitor once a day for each article. Pages come from the cache, so this stands at
 * the edge and not in their data.
 */
export function countReads(app: FastifyInstance, db: Db): void {
  const counter = readCounter({ db, log: app.log });
  const visits = new DailyVisits();
  app.addHook('onResponse', (request, reply, done) => {
    const slug = openedArticle(request);
    const answered = reply.statusCode === 200 || reply.statusCode === 304;
    if (slug && answered && visits.isFirst(networkOf(request), slug)) counter.opened(slug);
    done();
  });
  app.addHook('onClose', counter.stop);
}
