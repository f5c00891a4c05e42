import type { FastifyInstance } from 'fastify';

/** Milliseconds that what was counted waits at most before it is written. */
const FLUSH_MS = 5_000;

/**
 * Counts in memory and writes together every few seconds and at the end; what a kill loses is no more than that.
 * @param name says in the log what was not counted.
 * @param write adds what was counted, never empty.
 * @param max names it counts between two writes: floods of made-up ones fill no memory.
 * @returns counts a name once.
 */
export function tally(
  app: FastifyInstance,
  name: string,
  write: (counts: ReadonlyMap<string, number>) => Promise<void>,
  max = Number.POSITIVE_INFINITY,
): (counted: string) => void {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = counts;
    counts = new Map();
    // Lost counts are no reason to keep anything waiting.
    if (counted.size > 0)
      await write(counted).catch(err => app.log.warn({ err }, `${name} were not counted`));
  }

  app.addHook('onClose', flush);
  return counted => {
    if (!counts.has(counted) && counts.size >= max) return;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };
}
