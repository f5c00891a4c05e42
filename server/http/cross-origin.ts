import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a browser sent this from another site (rule 34). Only `SITE_URL` and loopback count as this site: the `Host`
 * header is whatever the sender says, and a name that resolves to this server makes `Sec-Fetch-Site` say `same-origin`.
 * @param siteUrl our own public origin.
 */
export function isCrossOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return true;
  if (origin !== undefined) return origin !== siteUrl && origin !== loopbackOrigin(request);
  if (site === undefined) return false;
  return request.host !== new URL(siteUrl).host && loopbackOrigin(request) === undefined;
}

/** The origin asked for, if it is on this machine; another port of this machine is another site. */
const loopbackOrigin = ({ protocol, host, hostname }: FastifyRequest): string | undefined =>
  LOOPBACK.test(hostname) ? `${protocol}://${host}` : undefined;
