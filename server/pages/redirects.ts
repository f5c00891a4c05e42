import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addAddressCounts } from '../../db/redirects';
import { ADDRESS_MAX, UNKNOWN_ADDRESSES_MAX } from '../../domain/limits';
import type { Redirects } from '../../domain/redirects';
import type { Services } from '../../use-cases/context';
import { type KnownRedirect, readRedirects } from '../../use-cases/site/redirects';

/** Milliseconds that what was counted waits at most before it is written. */
const FLUSH_MS = 5_000;

type Needs = Pick<Services, 'db' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Counts content writes: redirects are read anew after each. */
  generation: () => number;
};

/** Answers addresses that nothing is at, where staff lead them elsewhere, and counts those and all others. */
export type AskRedirects = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: string | undefined,
) => Promise<FastifyReply | undefined>;

/** @param needs `generation` changes with every write. @returns what answers, or undefined where nothing leads elsewhere. */
export function redirects(app: FastifyInstance, needs: Needs): AskRedirects {
  const count = counter(app, needs);
  let known: { generation: number; all: Promise<Redirects<KnownRedirect>> } | undefined;
  function all() {
    const now = needs.generation();
    if (known?.generation !== now) {
      const read = readRedirects(needs.db);
      known = { generation: now, all: read };
      // What could not be read is asked for again.
      read.catch(() => {
        known = undefined;
      });
    }
    return known.all;
  }
  return async (request, reply, path, query) => {
    const found = (await all()).lead(path);
    const isRead = request.method === 'GET';
    if (!found) {
      if (isRead) count.unknown(path);
      return undefined;
    }
    if (isRead) count.used(found.met._id);
    const [address = '', fragment] = found.to.split('#', 2);
    // Campaign tags come along; a target with a query of its own has said what it wants.
    const whole = query && !address.includes('?') ? `${address}?${query}` : address;
    return reply
      .header('cache-control', 'no-store')
      .redirect(fragment ? `${whole}#${fragment}` : whole, found.permanent ? 301 : 302);
  };
}

/** Counts in memory and writes together every few seconds and at the end; what a kill loses is no more than that. */
function counter(app: FastifyInstance, { db, clock, log }: Needs) {
  let counts = { used: new Map<string, number>(), unknown: new Map<string, number>() };
  let timer: NodeJS.Timeout | undefined;
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = { used: new Map(), unknown: new Map() };
    if (counted.used.size + counted.unknown.size === 0) return;
    await addAddressCounts(db, counted, clock.now()).catch(err =>
      log.warn({ err }, 'addresses were not counted'),
    );
  }
  function add(to: Map<string, number>, key: string): void {
    // Floods of made-up addresses fill no memory.
    if (!to.has(key) && to.size >= UNKNOWN_ADDRESSES_MAX) return;
    to.set(key, (to.get(key) ?? 0) + 1);
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  }
  app.addHook('onClose', flush);
  return {
    used: (id: string) => add(counts.used, id),
    unknown: (path: string) => path.length <= ADDRESS_MAX && add(counts.unknown, path),
  };
}
