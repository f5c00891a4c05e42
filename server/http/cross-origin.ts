import type { FastifyRequest } from 'fastify';

const LOOPBACK_PATTERN = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns whether a browser sent this request from another site (rule 34). Accepts only `SITE_URL` and loopback: other
 * host names that point to this server would also count as `same-origin`.
 * @param siteUrl the public origin.
 */
export function isCrossOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin !== undefined) return origin !== siteUrl && origin !== findLoopbackOrigin(request);
  if (site === undefined) return false;
  return request.host !== new URL(siteUrl).host && findLoopbackOrigin(request) === undefined;
}

/** Returns the request’s origin if it is loopback. A different port is a different site. */
const findLoopbackOrigin = ({ protocol, host, hostname }: FastifyRequest): string | undefined =>
  LOOPBACK_PATTERN.test(hostname) ? `${protocol}://${host}` : undefined;
