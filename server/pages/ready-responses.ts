import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { isAdminPath } from '../../domain/paths';
import { hasSessionCookie } from '../http/actor';
import { hasBody } from '../http/bodies/meter';
import {
  type CachedResponse,
  type Encoding,
  getHeaders,
  isNotModified,
  negotiateEncoding,
} from '../http/cached-response';
import type { CompletedRequest } from '../http/completed-request';
import { getClientIp, type TrustCheck } from '../http/network';
import type { toSharedHeaders } from '../http/shared-cache';
import type { PageCache } from './page-cache';
import { isPrerenderCurrent } from './prerendered';

type ReadySources = { cache: PageCache; prerendered: ReadonlyMap<string, CachedResponse> };

type ReadyResponderOptions = ReadySources & {
  headers: Readonly<Record<string, string>>;
  /** Adds the headers for a cache in front of the site. */
  toSharedHeaders: typeof toSharedHeaders | undefined;
  isTrusted: TrustCheck;
  onResponse: (request: CompletedRequest) => void;
};

/**
 * Finds a ready response: a prerendered page, or a response cached for all visitors.
 * @param query excludes cached responses. Prerendered pages ignore the query.
 */
export function findReadyResponse(
  headers: IncomingHttpHeaders,
  { cache, prerendered }: ReadySources,
  path: string,
  query?: string,
): CachedResponse | undefined {
  const isAnonymous = !hasSessionCookie(headers);
  // Sign-in redirects signed-in members, so prerendered admin pages are only for visitors.
  const prerenderedPage =
    isPrerenderCurrent() && (isAnonymous || !isAdminPath(path)) ? prerendered.get(path) : undefined;
  return prerenderedPage ?? (isAnonymous && query === undefined ? cache.get(path) : undefined);
}

/**
 * Creates a function that sends ready responses before Fastify runs: without routing, cookies or hooks. Most requests
 * end here, so raw header arrays are prepared.
 * @returns a function that returns false if Fastify must handle the request.
 */
export function createReadyResponder({
  headers,
  toSharedHeaders,
  isTrusted,
  onResponse,
  ...sources
}: ReadyResponderOptions) {
  const headersByEncoding = new WeakMap<CachedResponse, Map<string, string[]>>();
  /** @param length body size in bytes, or undefined without a body. */
  function toRawHeaders(
    cachedResponse: CachedResponse,
    url: string,
    length: number | undefined,
    encoding: Encoding | undefined,
  ): string[] {
    const rawHeaders = headersByEncoding.get(cachedResponse) ?? new Map<string, string[]>();
    headersByEncoding.set(cachedResponse, rawHeaders);
    const name = length === undefined ? 'held' : (encoding ?? 'plain');
    const cachedHeaders = rawHeaders.get(name);
    if (cachedHeaders) return cachedHeaders;
    const ownHeaders = getHeaders(cachedResponse, encoding);
    const allHeaders = { ...headers, ...(toSharedHeaders?.(ownHeaders, url) ?? ownHeaders) };
    const encodedHeaders = Object.entries(
      length === undefined ? allHeaders : { ...allHeaders, 'content-length': String(length) },
    ).flat();
    rawHeaders.set(name, encodedHeaders);
    return encodedHeaders;
  }

  return (...[request, response]: Parameters<RequestListener>): boolean => {
    const { method, url = '/', headers: requestHeaders } = request;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(request)) return false;
    const cachedResponse = findReadyResponse(requestHeaders, sources, url);
    if (!cachedResponse) return false;
    const startTime = performance.now();
    const report = (status: number) =>
      onResponse({
        method,
        url,
        headers: requestHeaders,
        socket: request.socket,
        ip: getClientIp(request, isTrusted),
        status,
        ms: performance.now() - startTime,
        isUnknown: false,
      });
    if (isNotModified(requestHeaders['if-none-match'], cachedResponse)) {
      response.writeHead(304, toRawHeaders(cachedResponse, url, undefined, undefined)).end();
      report(304);
      return true;
    }
    const { encoding, body } = negotiateEncoding(cachedResponse, requestHeaders['accept-encoding']);
    // The body is still being compressed, so Fastify handles the request.
    if (!Buffer.isBuffer(body)) return false;
    response
      .writeHead(cachedResponse.status, toRawHeaders(cachedResponse, url, body.length, encoding))
      .end(body);
    report(cachedResponse.status);
    return true;
  };
}
