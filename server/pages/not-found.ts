import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASKED_COOKIE, ASKED_KEPT_MINUTES, ASKED_MAX } from '../../domain/asked-address';
import { screens } from '../../domain/paths';

const { path } = screens.notFound;

/** Lets the not-found screen's script know what was asked for; the screen itself is the same for everybody. */
export function rememberAsked(reply: FastifyReply, address: string): void {
  const value = encodeURIComponent(address.slice(0, ASKED_MAX));
  reply.header(
    'set-cookie',
    `${ASKED_COOKIE}=${value}; Path=${path}; Max-Age=${ASKED_KEPT_MINUTES * 60}; SameSite=Lax`,
  );
}

/** An unknown address leads to the not-found screen, which alone answers 404 (rule 3). */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  rememberAsked(reply, request.raw.url ?? '/');
  return reply.header('cache-control', 'no-store').redirect(path, 302);
}
