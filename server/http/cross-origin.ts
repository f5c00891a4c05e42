import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns whether a browser sent this from another site (rule 34). Only `SITE_URL` and loopback are ours: the sender
 * chooses the `Host` header, and with another name for this server `Sec-Fetch-Site` is `same-origin`.
 * @param siteUrl the public origin.
 */
export function isCrossOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin !== undefined) return origin !== siteUrl && origin !== findLoopbackOrigin(request);
  if (site === undefined) return false;
  return request.host !== new URL(siteUrl).host && findLoopbackOrigin(request) === undefined;
}

/** Returns the requested origin on this machine; a different port is a different site. */
const findLoopbackOrigin = ({ protocol, host, hostname }: FastifyRequest): string | undefined =>
  LOOPBACK.test(hostname) ? `${protocol}://${host}` : undefined;
