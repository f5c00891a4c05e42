import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns whether a browser sent this from another site (rule 34). Only `SITE_URL` and loopback are ours: the
 * `Host` header is
 * up to the sender, and a foreign name for this server gives `Sec-Fetch-Site: same-origin`.
 * @param siteUrl the public origin.
 */
export function isCrossOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin !== undefined) return origin !== siteUrl && origin !== findLoopbackOrigin(request);
  if (site === undefined) return false;
  return request.host !== new URL(siteUrl).host && findLoopbackOrigin(request) === undefined;
}

/** Returns the requested origin on this machine; another port is another site. */
const findLoopbackOrigin = ({ protocol, host, hostname }: FastifyRequest): string | undefined =>
  LOOPBACK.test(hostname) ? `${protocol}://${host}` : undefined;
