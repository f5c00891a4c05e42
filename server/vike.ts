import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from 'vike/server';
import { adminPaths, LIST_PARAMETERS, PAGE_DATA_SUFFIX, screens } from '../domain/paths';
import type { PublicSettings } from '../domain/public-settings';
import type { SessionUser } from '../trpc/context';
import type { Caller } from '../trpc/router';
import { type Answer, makeAnswer, sendAnswer } from './answer';
import { mayHaveSession } from './asker';
import { REVALIDATED } from './cache-control';
import type { PageCache } from './page-cache';
import type { OnIntent } from './script-on-intent';

/** What pages find on `pageContext`: the typed caller instead of the database. */
export type PageContextInit = {
  api: Caller;
  user: SessionUser | undefined;
  siteUrl: string;
  settings: PublicSettings;
};

type PagesOptions = {
  cache: PageCache;
  prerendered: Map<string, Answer>;
  /** Undefined in development, where the application comes at once. */
  onIntent: OnIntent | undefined;
  pageContext: (request: FastifyRequest, reply: FastifyReply) => Promise<PageContextInit>;
};

/** Parameters a page may depend on; all others (campaign tags …) neither reach it nor split the cache. */
const KNOWN_PARAMETERS: readonly string[] = Object.values(LIST_PARAMETERS);

function validatedUrl(url: string): { path: string; url: string } {
  if (/^[a-z0-9/-]+$/.test(url)) return { path: url, url };
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  const known = new URLSearchParams([...searchParams].filter(([name]) => KNOWN_PARAMETERS.includes(name)));
  return { path: pathname, url: known.size > 0 ? `${pathname}?${known}` : pathname };
}

/** Every page of the site: prerendered file, kept answer, or rendered now. */
export function pages(
  app: FastifyInstance,
  { cache, prerendered, onIntent, pageContext }: PagesOptions,
): void {
  app.get('/*', (request, reply) => {
    const { path, url } = validatedUrl(request.url);
    const isAdmin = path === adminPaths.base || path.startsWith(`${adminPaths.base}/`);
    const ready = prerendered.get(path) ?? (isAdmin || mayHaveSession(request) ? undefined : cache.get(url));
    return ready ? sendAnswer(request, reply, ready) : render(request, reply, { path, url, isAdmin });
  });

  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, url, isAdmin }: { path: string; url: string; isAdmin: boolean },
  ) {
    const init = await pageContext(request, reply);
    const cacheable = !init.user && !isAdmin;
    // A cookie whose session has ended makes nobody staff.
    const kept = cacheable ? cache.get(url) : undefined;
    if (kept) return sendAnswer(request, reply, kept);
    const { generation } = cache;
    // The admin reads its whole query (a page to return to, a search); public pages only what is validated.
    const { httpResponse, errorWhileRendering } = await renderPage({
      urlOriginal: isAdmin ? request.url : url,
      headersOriginal: request.headers,
      ...init,
    });
    if (errorWhileRendering) request.log.error({ err: errorWhileRendering, path }, 'page failed');

    const { statusCode, headers } = httpResponse;
    // An unknown path leads to the not-found screen, which alone answers 404 (DECISIONS 1).
    const isData = path.endsWith(PAGE_DATA_SUFFIX);
    if (statusCode === 404 && !isData && path !== screens.notFound.path)
      return reply.redirect(screens.notFound.path, 302);

    const answerHeaders: Record<string, string> = Object.fromEntries(headers);
    // A moved address keeps the whole query, campaign tags too.
    const [, query] = request.url.split('?');
    const { Location: target } = answerHeaders;
    if (statusCode === 301 && query && target) answerHeaders.Location = `${target.split('?')[0]}?${query}`;
    answerHeaders['cache-control'] = cacheable && statusCode === 200 ? REVALIDATED : 'no-store';
    if (isAdmin) answerHeaders['x-robots-tag'] = 'noindex';
    const status = path === screens.notFound.path && statusCode === 200 ? 404 : statusCode;
    const body = await httpResponse.getBody();
    const isHtml = new Headers(headers).get('content-type')?.startsWith('text/html') ?? false;
    const answer = makeAnswer(status, answerHeaders, onIntent && isHtml && !isAdmin ? onIntent(body) : body);
    if (cacheable && statusCode === 200) cache.set(url, answer, generation);
    return sendAnswer(request, reply, answer);
  }
}
