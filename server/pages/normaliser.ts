import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connection';
import { findCurrentSlug } from '../../db/slugs';
import { kinds } from '../../domain/kinds';
import { findNamedItem } from '../../domain/kinds/named-item';
import { findAliasTarget, isApiPath, normalisePath } from '../../domain/paths';
import { sendUnknown } from '../rest/errors';

/**
 * One 301 from any spelling of an address to the canonical one, query kept (rules 1 and 2): also to where a case or
 * article is now. Works on every GET before routing; the target is always a path of this site, because a leading
 * `//` is folded first. An API has one spelling and does not redirect to it.
 */
export function normaliser(app: FastifyInstance, db: Db): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const [path, query] = splitUrl(request.raw.url ?? '/');
    const cleaned = normalisePath(path);
    const target = findAliasTarget(cleaned) ?? cleaned;
    if (target === path) return done();
    if (isApiPath(cleaned)) return sendUnknown(reply);
    currentAddress(db, target).then(
      current => reply.redirect(query === undefined ? current : `${current}?${query}`, 301),
      done,
    );
  });
}

/** Where the item that a path names is today, by an earlier slug or its id; the path itself for all others. */
async function currentAddress(db: Db, path: string): Promise<string> {
  const item = findNamedItem(path);
  const slug = item && (await findCurrentSlug(db, item.kind, item.slug));
  return slug ? kinds[item.kind].path(slug) : path;
}

/** The path of a request. Proxies may send a whole address; where it claims to lead is none of our business. */
export function pathOfRequest(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Path and query of a request; no query is undefined, an empty one is not. */
export function splitUrl(url: string): [path: string, query: string | undefined] {
  const at = url.indexOf('?');
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
}
