import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addNotFoundPaths, addRedirectUses } from '../../db/redirects';
import { findKeyedPrefix } from '../../domain/keyed-paths';
import { NOT_FOUND_PATHS_MAX, PATH_LENGTH_MAX } from '../../domain/limits';
import { isAdminPath } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import { readRedirects } from '../../use-cases/site/read-redirects';
import { createBatchCounter } from './batch-counter';
import { cacheUntilWrite } from './cache-until-write';

type Needs = Pick<Services, 'db' | 'clock'> & {
  /** Counts content writes. Redirects are read again after each write. */
  getGeneration: () => number;
};

/** Function that redirects unknown paths as configured by staff, and counts uses of redirects and unknown paths. */
export type RedirectResponder = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: string | undefined,
) => Promise<boolean>;

/**
 * @returns a function that returns whether it responded. It doesn’t return the reply, because awaiting a sent reply
 * resolves to undefined.
 */
export function registerRedirects(
  app: FastifyInstance,
  { db, clock, getGeneration }: Needs,
): RedirectResponder {
  const countUse = createBatchCounter(app, 'redirect uses', uses => addRedirectUses(db, uses, clock.now()));
  const countNotFound = createBatchCounter(
    app,
    'missing URLs',
    hits => addNotFoundPaths(db, hits, clock.now()),
    NOT_FOUND_PATHS_MAX,
  );
  const getRedirects = cacheUntilWrite(getGeneration, () => readRedirects(db));
  return async (request, reply, path, query) => {
    const resolution = (await getRedirects()).resolve(path);
    const isGet = request.method === 'GET';
    if (!resolution) {
      const isShown = path.length <= PATH_LENGTH_MAX && !isAdminPath(path) && !findKeyedPrefix(path);
      if (isGet && isShown) countNotFound(path);
      return false;
    }
    if (isGet) countUse(resolution.redirect._id);
    const [target = '', fragment] = resolution.to.split('#', 2);
    // Preserves campaign parameters, unless the target has its own query.
    const targetWithQuery = query && !target.includes('?') ? `${target}?${query}` : target;
    reply
      .header('cache-control', 'no-store')
      .redirect(
        fragment ? `${targetWithQuery}#${fragment}` : targetWithQuery,
        resolution.permanent ? 301 : 302,
      );
    return true;
  };
}
