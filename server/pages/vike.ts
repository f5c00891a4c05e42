import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';
import type { StoredPaths } from '../../db/pages';
import { getSite } from '../../domain/current-site';
import { BODY_PLACEHOLDER } from '../../domain/drawn-page';
import { DomainError } from '../../domain/errors';
import type { KindName } from '../../domain/kinds';
import { isAdminPath, PAGE_DATA_SUFFIX, parseItemPath, screens, splitUrl } from '../../domain/paths';
import type { PublicSettings } from '../../domain/public-settings';
import { HOUR_MS, MINUTE_MS } from '../../domain/time';
import type { Caller } from '../../trpc/router';
import type { SessionUser } from '../../use-cases/context';
import { preloadTypeface, renameDrawings } from '../brand/recolour';
import { REVALIDATED_CACHE_CONTROL, STAFF_HEADERS } from '../http/cache-control';
import { type CachedResponse, createCachedResponse, sendCachedResponse } from '../http/cached-response';
import { isUnsatisfiableRange, sendUnsatisfiableRange } from '../http/ranges';
import { sendCached } from '../http/send-cached';
import { sendApiNotFound } from '../rest/errors';
import { withSite } from '../with-site';
import { cacheUntilWrite } from './cache-until-write';
import type { ErrorPages } from './failure';
import { createLatestReader, insertLatest } from './latest';
import { sendNotFound, storeRequestedPath } from './not-found';
import type { PageCache } from './page-cache';
import { type PageQueue, QueueFullError } from './page-queue';
import { createPageUrlNormaliser, isPersonalised, isSearchUrl, isTimed } from './page-url';
import { isPrerenderCurrent, type PrerenderedFiles, toCachedPage } from './prerendered';
import { findReadyResponse } from './ready-responses';
import type { RedirectResponder } from './redirects';
import type { IntentLoader } from './script-on-intent';

/** Additional values in Vike’s `pageContext`. Pages get a typed caller instead of the database. */
type PageContextInit = {
  api: Caller;
  user: SessionUser | undefined;
  siteUrl: string;
  settings: PublicSettings;
  saveDelayMs: number;
};

type PagesOptions = {
  cache: PageCache;
  queue: PageQueue<CachedResponse>;
  prerendered: PrerenderedFiles;
  /** Undefined in development, where the application loads immediately. */
  deferScript: IntentLoader | undefined;
  failures: ErrorPages;
  /**
   * Counts a search.
   * @throws DomainError `too_many` over the limit.
   */
  allowSearch: (request: FastifyRequest) => Promise<void>;
  respondWithRedirect: RedirectResponder;
  /** Returns whether a path belonged to an unpublished item (rule 65). */
  wasUnpublished: (kind: KindName, slug: string) => Promise<boolean>;
  /** Returns the paths that depend on the database. */
  getStoredPaths: () => Promise<StoredPaths>;
  visitor: Caller;
  createPageContext: (request: FastifyRequest, reply: FastifyReply) => Promise<PageContextInit>;
};

/** Returns how long (ms) a page can be cached. Any page may show the current date. */
const getMaxAge = (url: string, renderedAt: number): number =>
  isTimed(url) ? MINUTE_MS - (renderedAt % MINUTE_MS) : HOUR_MS;
/** Maximum length of page data that only redirects. */
const REDIRECT_MAX_LENGTH = 500;

/** Vike renders this page for unknown admin paths. */
const ADMIN_NOT_FOUND = '/pages/admin/index';

/** A page request: its normalised URL and the actor. */
type PageRequest = { url: string; isAdmin: boolean; isData: boolean; init: PageContextInit };

/** Serves every page: prerendered, cached, or rendered in turn. */
export function registerPages(
  app: FastifyInstance,
  {
    cache,
    queue,
    prerendered,
    deferScript,
    failures,
    allowSearch,
    respondWithRedirect,
    wasUnpublished,
    getStoredPaths,
    visitor,
    createPageContext,
  }: PagesOptions,
): void {
  const readLatest = createLatestReader(visitor, () => cache.generation);
  const readStoredPaths = cacheUntilWrite(() => cache.generation, getStoredPaths);
  const normaliseUrl = createPageUrlNormaliser(
    visitor,
    () => cache.generation,
    async page => (await readStoredPaths()).pages.has(page),
  );

  app.get(
    '/*',
    {
      errorHandler(error: FastifyError & { headers?: Record<string, string> }, request, reply) {
        // This route’s hook sends static files, so their range errors arrive here.
        if (isUnsatisfiableRange(error)) return sendUnsatisfiableRange(reply, error);
        return error instanceof QueueFullError || (error instanceof DomainError && error.kind === 'too_many')
          ? failures.sendBusyPage(request, reply)
          : failures.sendFailurePage(request, reply, error);
      },
    },
    async (request, reply) => {
      const [path, query] = splitUrl(request.url);
      if (getSite().isHidden && !isAdminPath(path) && !(await createPageContext(request, reply)).user)
        return failures.sendHiddenPage(request, reply);
      const sources = { cache, prerendered: prerendered.responses };
      const readyResponse = findReadyResponse(request.headers, sources, path, query);
      if (readyResponse) return sendCachedResponse(request, reply, readyResponse);
      const prerenderedPage = isPrerenderCurrent() ? prerendered.pages.get(path) : undefined;
      if (prerenderedPage === undefined || isPageReplaced(await readStoredPaths(), path))
        return respondWithPage(request, reply, path, query);
      const create = async () => toCachedPage(insertLatest(prerenderedPage, await readLatest()));
      return sendCached(request, reply, cache, create, path);
    },
  );

  async function respondWithPage(request: FastifyRequest, reply: FastifyReply, path: string, query?: string) {
    const isData = path.endsWith(PAGE_DATA_SUFFIX);
    const storedPaths = await readStoredPaths();
    const page = isData ? path.slice(0, -PAGE_DATA_SUFFIX.length) || screens.home.path : path;
    const newPath = storedPaths.oldPaths.get(page);
    if (newPath && !isData) return reply.redirect(query === undefined ? newPath : `${newPath}?${query}`, 301);
    const url = storedPaths.gonePaths.has(page) ? undefined : await normaliseUrl(path, query);
    if (url === undefined)
      return isData ? sendApiNotFound(reply) : respondToUnknown(request, reply, path, query);
    if (isSearchUrl(url)) await allowSearch(request);
    const isAdmin = isAdminPath(path);
    const init = await createPageContext(request, reply);
    const response = await getPage(request, { url, isAdmin, isData, init });

    const { location } = response.headers;
    if (location === screens.notFound.path) {
      if (!isData) return respondToUnknown(request, reply, path, query);
      storeRequestedPath(reply, page);
    }
    // Redirects preserve the whole query, including campaign parameters.
    if (response.status === 301 && location && query)
      return reply.headers(response.headers).redirect(`${location.split('?')[0]}?${query}`, 301);
    return sendCachedResponse(request, reply, response);
  }

  /**
   * Redirects as configured by staff. Otherwise shows the not-found page: directly for unpublished items (rule 65), or
   * by a redirect.
   */
  async function respondToUnknown(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query?: string,
  ) {
    if (await respondWithRedirect(request, reply, path, query)) return reply;
    const item = parseItemPath(path);
    const isGone = item
      ? await wasUnpublished(item.kind, item.slug)
      : (await readStoredPaths()).gonePaths.has(path);
    if (!isGone) return sendNotFound(request, reply);
    const init = await createPageContext(request, reply);
    const url = screens.notFound.path;
    const screenResponse = await getPage(request, { url, isAdmin: false, isData: false, init });
    return sendCachedResponse(request, reply, { ...screenResponse, status: 410 });
  }

  /** Returns a page. A page that is the same for all visitors is cached, and rendered once for concurrent requests. */
  function getPage(
    request: FastifyRequest,
    pageRequest: PageRequest,
  ): Promise<CachedResponse> | CachedResponse {
    const { url, isAdmin, init } = pageRequest;
    const { generation } = cache;
    if (init.user || isAdmin)
      return queue.run(() => render(request, pageRequest), { isPatient: init.user !== undefined });
    // An expired session’s cookie doesn’t make a visitor staff.
    const cachedResponse = cache.getOrMiss(url);
    if (cachedResponse) return cachedResponse;
    return queue.runShared(`${generation} ${url}`, async () => {
      const renderedAt = Date.now();
      const response = await render(request, pageRequest);
      if (response.headers['cache-control'] !== REVALIDATED_CACHE_CONTROL) return response;
      // A cache in front of the site must not store a page that a write has outdated.
      if (generation !== cache.generation) response.headers['cache-control'] = 'no-store';
      else cache.set(url, response, generation, getMaxAge(url, renderedAt));
      return response;
    });
  }

  /** Renders a page with the facts that apply now, because facts may change during rendering. */
  const render = (request: FastifyRequest, pageRequest: PageRequest): Promise<CachedResponse> =>
    withSite(getSite(), () => renderUncached(request, pageRequest));

  async function renderUncached(
    request: FastifyRequest,
    { url, isAdmin, isData, init }: PageRequest,
  ): Promise<CachedResponse> {
    // The admin reads the whole query, such as a return path. Public pages get only validated parameters.
    const renderResult = await renderPage({
      urlOriginal: isAdmin ? request.url : url,
      headersOriginal: request.headers,
      ...init,
    });
    const { httpResponse, errorWhileRendering } = renderResult;
    const { statusCode } = httpResponse;
    if (statusCode >= 500) throw errorWhileRendering ?? new Error('The page could not be rendered');
    const headers = Object.fromEntries(
      httpResponse.headers.map(([name, value]) => [name.toLowerCase(), value]),
    );
    if (statusCode === 404 && !isData) headers.location = screens.notFound.path;
    headers['cache-control'] =
      !init.user && statusCode === 200 && !isPersonalised(url) ? REVALIDATED_CACHE_CONTROL : 'no-store';
    if (isAdmin) Object.assign(headers, STAFF_HEADERS);
    const isHtml = headers['content-type']?.startsWith('text/html');
    const body = await httpResponse.getBody();
    // Browsers ignore this header with status 200, but `respondWithPage` uses it to store missing paths.
    const dataRedirect = isData ? findDataRedirect(body) : undefined;
    if (dataRedirect) headers.location = dataRedirect;
    const { drawn: bodyHtml = '', pageId } = renderResult as { drawn?: string; pageId?: string };
    releaseRendered(renderResult);
    const isMissing = url === screens.notFound.path || pageId === ADMIN_NOT_FOUND;
    const status = isMissing && !isData && statusCode === 200 ? 404 : statusCode;
    if (!isHtml) return createCachedResponse(status, headers, body);
    const htmlWithFonts = preloadTypeface(body);
    const frame = deferScript?.(htmlWithFonts, isAdmin) ?? htmlWithFonts;
    const page = frame.replace(BODY_PLACEHOLDER, () => bodyHtml);
    return createCachedResponse(status, headers, renameDrawings(insertLatest(page, await readLatest())));
  }
}

/**
 * Empties Vike’s page context, whose getters only a full garbage collection frees. An empty context takes a few
 * kilobytes instead of three copies of the page.
 */
function releaseRendered(pageContext: object): void {
  for (const key of Object.keys(pageContext)) Reflect.deleteProperty(pageContext, key);
}

/** Returns the target of page data that only redirects the browser’s router. */
function findDataRedirect(body: string): string | undefined {
  if (body.length > REDIRECT_MAX_LENGTH || !body.includes('"_urlRedirect"')) return undefined;
  return (JSON.parse(body) as { _urlRedirect?: { url: string } })._urlRedirect?.url;
}

/** Returns whether staff replaced, moved or unpublished a prerendered page. */
const isPageReplaced = ({ pages, gonePaths, oldPaths }: StoredPaths, path: string): boolean =>
  pages.has(path) || gonePaths.has(path) || oldPaths.has(path);
