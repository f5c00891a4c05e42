import type { FastifyInstance } from 'fastify';
import { aliasTarget, normalisePath } from '../domain/paths';

/**
 * One 301 from any spelling of an address to the canonical one, query kept (DECISIONS 1). Works on every GET
 * before routing; the target is always a path of this site, because a leading `//` is folded first.
 */
export function normaliser(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const [path = '/', query] = splitOnce(request.raw.url ?? '/', '?');
    const cleaned = normalisePath(path);
    const target = aliasTarget(cleaned) ?? cleaned;
    if (target === path) return done();
    reply.redirect(query === undefined ? target : `${target}?${query}`, 301);
  });
}

/** The path of a request. Proxies may send a whole address; where it claims to lead is none of our business. */
export function pathOfRequest(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
