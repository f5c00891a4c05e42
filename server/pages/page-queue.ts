import pLimit from 'p-limit';

/** Number of pages rendered concurrently. More wouldn’t be faster on one thread, but would need more memory. */
const CONCURRENCY = 4;
/** Maximum number of queued pages, about half a second of work. */
const QUEUED_PAGES_MAX = 100;
/** Time (s) after which clients should retry. */
export const BUSY_RETRY_S = 2;

export class QueueFullError extends Error {}

/** Queue that limits concurrent rendering, and shares one rendering among requests for the same page. */
export class PageQueue<Page> {
  readonly #limit = pLimit(CONCURRENCY);
  readonly #startedRenders = new Map<string, Promise<Page>>();

  get waitingCount(): number {
    return this.#limit.pendingCount;
  }

  get runningCount(): number {
    return this.#limit.activeCount;
  }

  /**
   * Renders in turn. Staff wait as well, but are never rejected, so that a flood can’t lock them out.
   * @throws QueueFullError
   */
  async run(render: () => Promise<Page>, { isPatient = false } = {}): Promise<Page> {
    if (!isPatient && this.#limit.pendingCount >= QUEUED_PAGES_MAX) throw new QueueFullError();
    return this.#limit(render);
  }

  /**
   * Renders a page once for concurrent requests.
   * @param key equal for the same page with the same content.
   * @throws QueueFullError
   */
  runShared(key: string, render: () => Promise<Page>): Promise<Page> {
    const rendering =
      this.#startedRenders.get(key) ?? this.run(render).finally(() => this.#startedRenders.delete(key));
    this.#startedRenders.set(key, rendering);
    return rendering;
  }
}
