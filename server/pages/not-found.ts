import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASKED_COOKIE, ASKED_KEPT_MINUTES, ASKED_MAX } from '../../domain/asked-address';
import { adminPaths, isAdminPath, normalisePath, screens } from '../../domain/paths';

const { path } = screens.notFound;

/** Lets the not-found screen's script know what was asked for; the screen itself is the same for everybody. */
export function rememberAsked(reply: FastifyReply, address: string): void {
  const value = encodeURIComponent(address.slice(0, ASKED_MAX));
  reply.header(
    'set-cookie',
    `${ASKED_COOKIE}=${value}; Path=${path}; Max-Age=${ASKED_KEPT_MINUTES * 60}; SameSite=Lax`,
  );
}

/** An unknown address leads to the not-found screen, which alone answers 404 (rule 3); the admin has its own. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isAdminPath(normalisePath(request.raw.url?.split('?')[0] ?? '')))
    return reply.redirect(adminPaths.notFound, 302);
  rememberAsked(reply, request.raw.url ?? '/');
  return reply.header('cache-control', 'no-store').redirect(path, 302);
}
