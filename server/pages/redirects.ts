import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addNotFoundPaths, addRedirectUses } from '../../db/redirects';
import { ADDRESS_MAX, UNKNOWN_ADDRESSES_MAX } from '../../domain/limits';
import { isAdminPath } from '../../domain/paths';
import type { Services } from '../../use-cases/context';
import { readRedirects } from '../../use-cases/site/read-redirects';
import { oncePerWrite } from './once-per-write';
import { tally } from './tally';

type Needs = Pick<Services, 'db' | 'clock'> & {
  /** Counts content writes: redirects are read anew after each. */
  generation: () => number;
};

/** Answers addresses that nothing is at, where staff lead them elsewhere, and counts those and all others. */
export type AskRedirects = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: string | undefined,
) => Promise<boolean>;

/** @returns whether it answered. A reply is no answer to give back: who awaits one gets nothing, once it was sent. */
export function redirects(app: FastifyInstance, { db, clock, generation }: Needs): AskRedirects {
  const used = tally(app, 'uses of redirects', uses => addRedirectUses(db, uses, clock.now()));
  const unknown = tally(
    app,
    'addresses not found',
    asked => addNotFoundPaths(db, asked, clock.now()),
    UNKNOWN_ADDRESSES_MAX,
  );
  const all = oncePerWrite(generation, () => readRedirects(db));
  return async (request, reply, path, query) => {
    const found = (await all()).lead(path);
    const isRead = request.method === 'GET';
    if (!found) {
      if (isRead && path.length <= ADDRESS_MAX && !isAdminPath(path)) unknown(path);
      return false;
    }
    if (isRead) used(found.met._id);
    const [address = '', fragment] = found.to.split('#', 2);
    // Campaign tags come along; a target with a query of its own has said what it wants.
    const whole = query && !address.includes('?') ? `${address}?${query}` : address;
    reply
      .header('cache-control', 'no-store')
      .redirect(fragment ? `${whole}#${fragment}` : whole, found.permanent ? 301 : 302);
    return true;
  };
}
