import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connection';
import { findCurrentSlug } from '../../db/slugs';
import { toCurrentFilters } from '../../domain/industries';
import { kinds } from '../../domain/kinds';
import {
  findAliasTarget,
  findList,
  isApiPath,
  normalisePath,
  parseItemPath,
  splitUrl,
} from '../../domain/paths';
import { sendApiNotFound } from '../rest/errors';

/**
 * Redirects other spellings of a path to the canonical one with a single 301, which keeps the query (rules 1 and 2) and
 * also resolves old slugs. Folds a leading `//` to stay on this site. Other spellings of API paths get 404.
 */
export function registerCanonicalRedirects(app: FastifyInstance, db: Db): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const [path, query] = splitUrl(request.raw.url ?? '/');
    const normalisedPath = normalisePath(path);
    const target = findAliasTarget(normalisedPath) ?? normalisedPath;
    const currentQuery = query && toCurrentQuery(target, query);
    if (target === path && currentQuery === query) return done();
    if (isApiPath(normalisedPath)) return sendApiNotFound(reply);
    findCurrentPath(db, target).then(
      currentPath =>
        reply.redirect(query === undefined ? currentPath : `${currentPath}?${currentQuery}`, 301),
      done,
    );
  });
}

/** Replaces former names of industries in the filters of the list of cases. */
function toCurrentQuery(path: string, query: string): string {
  const list = findList(path);
  if (list?.kind !== 'case') return query;
  const parameters = new URLSearchParams(query);
  const filters = parameters.getAll(list.filter);
  const currentFilters = toCurrentFilters(list.kind, filters);
  if (currentFilters.every((name, index) => name === filters[index])) return query;
  parameters.delete(list.filter);
  for (const name of currentFilters) parameters.append(list.filter, name);
  return parameters.toString();
}

/** Finds an item’s current path by an old slug or id. Returns other paths unchanged. */
async function findCurrentPath(db: Db, path: string): Promise<string> {
  const item = parseItemPath(path);
  const slug = item && (await findCurrentSlug(db, item.kind, item.slug));
  return slug ? kinds[item.kind].getPath(slug) : path;
}

/** Removes scheme and host, because proxies may send absolute URLs. */
export function getRequestPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
