import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';
import { getSite } from '../../content/site';
import type { StoredPaths } from '../../db/pages';
import { BODY_PLACEHOLDER } from '../../domain/drawn-page';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { findNamedItem } from '../../domain/kinds/named-item';
import { isAdminPath, PAGE_DATA_SUFFIX, screens } from '../../domain/paths';
import type { PublicSettings } from '../../domain/public-settings';
import type { Caller } from '../../trpc/router';
import type { SessionUser } from '../../use-cases/context';
import { withDrawings, withTypeface } from '../brand/recolour';
import { REVALIDATED, STAFF_HEADERS } from '../http/cache-control';
import { type Answer, makeAnswer, sendAnswer } from '../http/cached-response';
import { sendKept } from '../http/kept-response';
import { sendUnknown } from '../rest/errors';
import { withSite } from '../with-site';
import type { Failures } from './failure';
import { latestReader, withLatest } from './latest';
import { splitUrl } from './normaliser';
import { rememberAsked, sendNotFound } from './not-found';
import { oncePerWrite } from './once-per-write';
import { isOneVisitors, isSearch, pageAddresses } from './page-address';
import type { PageCache } from './page-cache';
import { Busy, type PageQueue } from './page-queue';
import { buildHolds, builtPage, type Prerendered } from './prerendered';
import { readyFor } from './ready-responses';
import type { AskRedirects } from './redirects';
import type { OnIntent } from './script-on-intent';
import { isWritten } from './stored-addresses';

/** What pages find on `pageContext`: the typed caller instead of the database. */
export type PageContextInit = {
  api: Caller;
  user: SessionUser | undefined;
  siteUrl: string;
  settings: PublicSettings;
  saveDelayMs: number;
};

type PagesOptions = {
  cache: PageCache;
  queue: PageQueue<Answer>;
  prerendered: Prerendered;
  /** Undefined in development, where the application comes at once. */
  onIntent: OnIntent | undefined;
  failures: Failures;
  /** Counts a search, and throws when they are too many. */
  allowSearch: (request: FastifyRequest) => Promise<void>;
  askRedirects: AskRedirects;
  /** Whether an address led to something that was taken from the site (rule 65). */
  wasTaken: (kind: KindName, slug: string) => Promise<boolean>;
  /** Addresses that the database decides. */
  storedAddresses: () => Promise<StoredPaths>;
  /** What anybody may ask. */
  visitor: Caller;
  pageContext: (request: FastifyRequest, reply: FastifyReply) => Promise<PageContextInit>;
};

/** A page is made anew after this long, whether or not anything was written: it may say what day it is. */
const PAGE_MAX_AGE_MS = 3_600_000;
/** Page data that only redirects is shorter. */
const REDIRECT_MAX_BYTES = 500;

/** The page that Vike renders where the admin has none. */
const ADMIN_NOT_FOUND = '/pages/admin/index';

/** One page of one request: the form of its address that it is kept under, and who asks. */
type Asked = { address: string; isAdmin: boolean; isData: boolean; init: PageContextInit };

/** Every page of the site: prerendered file, kept answer, or rendered now, in turn. */
export function pages(
  app: FastifyInstance,
  {
    cache,
    queue,
    prerendered,
    onIntent,
    failures,
    allowSearch,
    askRedirects,
    wasTaken,
    storedAddresses,
    visitor,
    pageContext,
  }: PagesOptions,
): void {
  const latest = latestReader(visitor, () => cache.generation);
  const stored = oncePerWrite(() => cache.generation, storedAddresses);
  const addressOf = pageAddresses(
    visitor,
    () => cache.generation,
    async page => (await stored()).pages.has(page),
  );

  app.get(
    '/*',
    {
      errorHandler: (error, request, reply) =>
        error instanceof Busy || (error instanceof DomainError && error.kind === 'too_many')
          ? failures.busy(request, reply)
          : failures.failed(request, reply, error),
    },
    async (request, reply) => {
      const [path, query] = splitUrl(request.url);
      const ready = readyFor(request.headers, { cache, prerendered: prerendered.answers }, path, query);
      if (ready) return sendAnswer(request, reply, ready);
      const built = buildHolds() ? prerendered.pages.get(path) : undefined;
      if (built === undefined || isWritten(await stored(), path))
        return answerPage(request, reply, path, query);
      const make = async () => builtPage(withLatest(built, await latest()));
      return sendKept(request, reply, cache, make, path);
    },
  );

  async function answerPage(request: FastifyRequest, reply: FastifyReply, path: string, query?: string) {
    const isData = path.endsWith(PAGE_DATA_SUFFIX);
    const written = await stored();
    const page = isData ? path.slice(0, -PAGE_DATA_SUFFIX.length) || screens.home.path : path;
    const way = written.ways.get(page);
    if (way && !isData) return reply.redirect(query === undefined ? way : `${way}?${query}`, 301);
    const address = written.gone.has(page) ? undefined : await addressOf(path, query);
    if (address === undefined)
      return isData ? sendUnknown(reply) : answerUnknown(request, reply, path, query);
    if (isSearch(address)) await allowSearch(request);
    const isAdmin = isAdminPath(path);
    const init = await pageContext(request, reply);
    const answer = await pageOf(request, { address, isAdmin, isData, init });

    const { location } = answer.headers;
    if (location === screens.notFound.path) return answerUnknown(request, reply, path, query);
    if (isData && leadsNowhere(answer)) rememberAsked(reply, path.slice(0, -PAGE_DATA_SUFFIX.length));
    // A moved address keeps the whole query, campaign tags too.
    if (answer.status === 301 && location && query)
      return reply.headers(answer.headers).redirect(`${location.split('?')[0]}?${query}`, 301);
    return sendAnswer(request, reply, answer);
  }

  /**
   * Where staff lead the address, else the not-found screen: at once where something was taken from the site (rule 65),
   * else at its own address.
   */
  async function answerUnknown(request: FastifyRequest, reply: FastifyReply, path: string, query?: string) {
    if (await askRedirects(request, reply, path, query)) return reply;
    const item = findNamedItem(path);
    const taken = item ? await wasTaken(item.kind, item.slug) : (await stored()).gone.has(path);
    if (!taken) return sendNotFound(request, reply);
    const init = await pageContext(request, reply);
    const address = screens.notFound.path;
    const screen = await pageOf(request, { address, isAdmin: false, isData: false, init });
    return sendAnswer(request, reply, { ...screen, status: 410 });
  }

  /** A page that is the same for all visitors is kept and rendered once for all who wait for it. */
  function pageOf(request: FastifyRequest, asked: Asked): Promise<Answer> | Answer {
    const { address, isAdmin, init } = asked;
    const { generation } = cache;
    if (init.user || isAdmin)
      return queue.run(() => render(request, asked), { patient: init.user !== undefined });
    // A cookie whose session has ended makes nobody staff.
    const kept = cache.getOrMiss(address);
    if (kept) return kept;
    return queue.shared(`${generation} ${address}`, async () => {
      const answer = await render(request, asked);
      if (answer.headers['cache-control'] === REVALIDATED)
        cache.set(address, answer, generation, PAGE_MAX_AGE_MS);
      return answer;
    });
  }

  /** A page keeps the facts that its rendering began with. */
  const render = (request: FastifyRequest, asked: Asked): Promise<Answer> =>
    withSite(getSite(), () => renderNow(request, asked));

  async function renderNow(
    request: FastifyRequest,
    { address, isAdmin, isData, init }: Asked,
  ): Promise<Answer> {
    // The admin reads its whole query (a page to return to, a search); public pages only what is validated.
    const rendered = await renderPage({
      urlOriginal: isAdmin ? request.url : address,
      headersOriginal: request.headers,
      ...init,
    });
    const { httpResponse, errorWhileRendering } = rendered;
    const { statusCode } = httpResponse;
    if (statusCode >= 500) throw errorWhileRendering ?? new Error('The page could not be rendered');
    const headers = Object.fromEntries(
      httpResponse.headers.map(([name, value]) => [name.toLowerCase(), value]),
    );
    if (statusCode === 404 && !isData) headers.location = screens.notFound.path;
    headers['cache-control'] =
      !init.user && statusCode === 200 && !isOneVisitors(address) ? REVALIDATED : 'no-store';
    if (isAdmin) Object.assign(headers, STAFF_HEADERS);
    const isHtml = headers['content-type']?.startsWith('text/html');
    const body = await httpResponse.getBody();
    const { drawn = '', pageId } = rendered as { drawn?: string; pageId?: string };
    empty(rendered);
    const isMissing = address === screens.notFound.path || pageId === ADMIN_NOT_FOUND;
    const status = isMissing && !isData && statusCode === 200 ? 404 : statusCode;
    if (!isHtml) return makeAnswer(status, headers, body);
    const typeset = withTypeface(body);
    const page = (onIntent?.(typeset, isAdmin) ?? typeset).replace(BODY_PLACEHOLDER, () => drawn);
    return makeAnswer(status, headers, withDrawings(withLatest(page, await latest())));
  }
}

/**
 * What the router rendered a page from hangs on getters that it defines anew for each, and the engine frees those with
 * its full collections only: emptied, that holds a few kilobytes instead of the page three times over.
 */
function empty(rendered: object): void {
  for (const key of Object.keys(rendered)) Reflect.deleteProperty(rendered, key);
}

/** Whether page data sends the router in the browser to the not-found screen. */
const leadsNowhere = ({ body }: Answer): boolean => {
  if (body.length > REDIRECT_MAX_BYTES) return false;
  const { _urlRedirect } = JSON.parse(body.toString()) as { _urlRedirect?: { url: string } };
  return _urlRedirect?.url === screens.notFound.path;
};
