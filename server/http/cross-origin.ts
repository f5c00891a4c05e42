import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser sent this from another site (rule 34): `Sec-Fetch-Site` tells, else `Origin`.
 * @param siteUrl our own public origin.
 */
export function isCrossOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && origin !== siteUrl && origin !== `${request.protocol}://${request.host}`;
}
