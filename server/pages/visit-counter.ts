import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/connection';
import { addSearches, addVisits } from '../../db/visits';
import { VISITS_PATH } from '../../domain/hydration';
import { screens } from '../../domain/paths';
import { findSearchedWords, findVisitedPage, getOrigin, isCountable, NO_ORIGIN } from '../../domain/visits';
import { listLivePaths } from '../../use-cases/content/link-targets';
import { hasSessionCookie } from '../http/actor';
import { getNetwork } from '../http/network';
import { createBatchCounter } from './batch-counter';
import { DailyVisits, type Visit } from './daily-visits';

/** Maximum number of distinct counts between two writes, whose transaction blocks the process. */
const BATCH_MAX = 1_000;
/** Maximum number of searches counted in a day. */
const SEARCHES_MAX = 2_000;
/** Maximum number of a network’s searches counted in a day. */
const NETWORK_SEARCHES_MAX = 100;

const REFERRER_MAX_BYTES = 8_192;

/** Maximum number of cached pages, and maximum length of their URLs. */
const PAGES_MAX = 500;
const PAGE_URL_MAX = 200;

/** The body is the page’s referrer. The `Referer` header is the page itself. */
type BeaconRequest = Pick<
  FastifyRequest<{ Body: string | undefined }>,
  'headers' | 'host' | 'ip' | 'socket' | 'body'
>;

/** Joins the parts of a visit with line breaks, which no part can contain. */
const toKey = ({ page, source, campaign, isEntry }: Visit) =>
  `${page}\n${source}\n${campaign}\n${isEntry ? 1 : ''}`;

function fromKey(key: string): Visit {
  const [page = '', source = '', campaign = '', entry] = key.split('\n');
  return { page, source, campaign, isEntry: entry !== '' };
}

type ReportedPage = { host: string; path: string | undefined; query: string };

/** Creates a function that parses and caches page URLs, because most visits are to a few pages. */
function createPageParser(): (url: string) => ReportedPage | undefined {
  const pages = new Map<string, ReportedPage>();
  return url => {
    const knownPage = pages.get(url);
    if (knownPage) return knownPage;
    const parsedUrl = URL.parse(url);
    if (!parsedUrl) return undefined;
    const page = {
      host: parsedUrl.host,
      path: findVisitedPage(parsedUrl.pathname),
      query: parsedUrl.search.slice(1),
    };
    if (pages.size >= PAGES_MAX) pages.clear();
    if (url.length <= PAGE_URL_MAX) pages.set(url, page);
    return page;
  };
}

/** Creates a function that counts each visitor once a day per page, and once per search. Members aren’t counted. */
export function createVisitCounter(
  app: FastifyInstance,
  db: Db,
  siteUrl: string,
): (request: BeaconRequest) => void {
  const countVisit = createBatchCounter(app, 'visits', counts => storeVisits(db, counts), BATCH_MAX);
  const countSearch = createBatchCounter(app, 'searches', counts => addSearches(db, counts, new Date()));
  const visits = new DailyVisits();
  const searches = new DailyVisits({ visits: SEARCHES_MAX, perNetwork: NETWORK_SEARCHES_MAX, origins: 1 });
  const site = new URL(siteUrl);
  const parsePage = createPageParser();
  return request => {
    const { headers, host, body } = request;
    if (hasSessionCookie(headers) || !isCountable(headers)) return;
    const page = parsePage(headers.referer ?? '');
    // A cache in front may change the host.
    if (page?.path === undefined || (page.host !== host && page.host !== site.host)) return;
    const { path, query } = page;
    const network = getNetwork(request);
    const visit = visits.add(network, path, () => getOrigin({ referrer: body, query }, site.hostname));
    if (visit) countVisit(toKey(visit));
    const searchedWords = path === screens.search.path ? findSearchedWords(query) : undefined;
    if (searchedWords && searches.add(network, searchedWords, () => NO_ORIGIN)) countSearch(searchedWords);
  };
}

/** Stores visits, but drops those of invented pages, because anyone can report any path. */
async function storeVisits(db: Db, counts: ReadonlyMap<string, number>): Promise<void> {
  const visits = [...counts].map(([key, count]) => ({ ...fromKey(key), count }));
  const livePaths = new Set(
    await listLivePaths(
      db,
      visits.map(({ page }) => page),
    ),
  );
  const realVisits = visits.filter(({ page }) => livePaths.has(page));
  if (realVisits.length > 0) await addVisits(db, realVisits, new Date());
}

/** Counts the pages that browsers report (`pages/start.ts`), including those from a cache in front of the site. */
export function registerVisits(app: FastifyInstance, db: Db, siteUrl: string): void {
  const count = createVisitCounter(app, db, siteUrl);
  app.post<{ Body: string | undefined }>(
    VISITS_PATH,
    { bodyLimit: REFERRER_MAX_BYTES },
    async (request, reply) => {
      count(request);
      return reply.code(204).send();
    },
  );
}
