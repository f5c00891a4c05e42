import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connection';
import { addSearches, addVisits } from '../../db/visits';
import { screens, splitUrl } from '../../domain/paths';
import { findOrigin, findSearchedWords, findVisitedPage, isCountable, NO_ORIGIN } from '../../domain/visits';
import { hasSessionCookie } from '../http/actor';
import type { CompletedRequest } from '../http/completed-request';
import { getNetwork } from '../http/network';
import { createBatchCounter } from './batch-counter';
import { DailyVisits, type Visit } from './daily-visits';

/** Maximum number of distinct counts between two writes, whose transaction blocks the process. */
const BATCH_MAX = 1_000;
/** Maximum number of searches counted in a day. */
const SEARCHES_MAX = 2_000;
/** Maximum number of a network’s searches counted in a day. */
const NETWORK_SEARCHES_MAX = 100;

/** Joins the parts of a visit with line breaks, which no part can contain. */
const toKey = ({ page, source, campaign, isEntry }: Visit) =>
  `${page}\n${source}\n${campaign}\n${isEntry ? 1 : ''}`;

function fromKey(key: string): Visit {
  const [page = '', source = '', campaign = '', entry] = key.split('\n');
  return { page, source, campaign, isEntry: entry !== '' };
}

/**
 * Counts each visitor once a day per page, and once per search. Counts responses instead of renderings, because pages
 * come from the cache. Members aren’t counted.
 * @returns a function to call for every response.
 */
export function registerVisitCounter(
  app: FastifyInstance,
  db: Db,
  siteUrl: string,
): (completedRequest: CompletedRequest) => void {
  const countVisit = createBatchCounter(
    app,
    'visits',
    counts =>
      addVisits(
        db,
        [...counts].map(([key, count]) => ({ ...fromKey(key), count })),
        new Date(),
      ),
    BATCH_MAX,
  );
  const countSearch = createBatchCounter(app, 'searches', counts => addSearches(db, counts, new Date()));
  const visits = new DailyVisits();
  const searches = new DailyVisits({ visits: SEARCHES_MAX, perNetwork: NETWORK_SEARCHES_MAX, origins: 1 });
  const { hostname } = new URL(siteUrl);
  return request => {
    const { method, status, isPage, headers, url } = request;
    if (method !== 'GET' || !isPage || (status !== 200 && status !== 304)) return;
    if (hasSessionCookie(headers) || !isCountable(headers)) return;
    const [path, query] = splitUrl(url);
    const page = findVisitedPage(path);
    if (page === undefined) return;
    const network = getNetwork(request);
    const visit = visits.add(network, page, () => findOrigin({ referrer: headers.referer, query }, hostname));
    if (visit) countVisit(toKey(visit));
    const words = page === screens.search.path ? findSearchedWords(query) : undefined;
    if (words && searches.add(network, words, () => NO_ORIGIN)) countSearch(words);
  };
}
