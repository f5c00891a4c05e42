import type { FastifyInstance } from 'fastify';

/** Maximum delay (ms) before counts are stored. */
const FLUSH_DELAY_MS = 5_000;

/**
 * Creates a counter that collects counts in memory and stores them every few seconds and at shutdown. A crash loses
 * only the latest counts.
 * @param name used in the log for lost counts.
 * @param write adds the counts, which are never empty.
 * @param max number of distinct names between two writes, to limit memory.
 * @returns a function that counts a name once.
 */
export function createBatchCounter(
  app: FastifyInstance,
  name: string,
  write: (counts: ReadonlyMap<string, number>) => Promise<void>,
  max = Number.POSITIVE_INFINITY,
): (key: string) => void {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = counts;
    counts = new Map();
    // Nothing waits for counts, so lost counts are only logged.
    if (batch.size > 0) await write(batch).catch(err => app.log.warn({ err }, `${name} were not counted`));
  }

  app.addHook('onClose', flush);
  return key => {
    const count = counts.get(key);
    if (count === undefined && counts.size >= max) return;
    counts.set(key, (count ?? 0) + 1);
    timer ??= setTimeout(flush, FLUSH_DELAY_MS).unref();
  };
}
