import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  MISSING_PATH_COOKIE,
  MISSING_PATH_LENGTH_MAX,
  MISSING_PATH_MINUTES,
} from '../../domain/missing-path';
import { adminPaths, isAdminPath, normalisePath, screens } from '../../domain/paths';

const { path } = screens.notFound;

/** Stores the path in a cookie for the not-found page's script, because the page is the same for all visitors. */
export function storeRequestedPath(reply: FastifyReply, requestedPath: string): void {
  const value = encodeURIComponent(requestedPath.slice(0, MISSING_PATH_LENGTH_MAX));
  reply.header(
    'set-cookie',
    `${MISSING_PATH_COOKIE}=${value}; Path=${path}; Max-Age=${MISSING_PATH_MINUTES * 60}; SameSite=Lax`,
  );
}

/** Redirects an unknown path to the not-found page, the only page with status 404 (rule 3). The admin has its own. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isAdminPath(normalisePath(request.raw.url?.split('?')[0] ?? '')))
    return reply.redirect(adminPaths.notFound, 302);
  storeRequestedPath(reply, request.raw.url ?? '/');
  return reply.header('cache-control', 'no-store').redirect(path, 302);
}
