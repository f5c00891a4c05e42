import pLimit from 'p-limit';

/** Pages rendered at once: more would not be ready sooner, on one thread, but hold more memory. */
const AT_ONCE = 4;
/** Pages that wait for their turn, about half a second of work. Who comes then is asked to come back. */
const WAITING_MAX = 100;
/** Seconds after which coming back makes sense. */
export const BUSY_RETRY_S = 2;

/** Thrown where too many pages wait to be rendered already. */
export class Busy extends Error {}

/** Bounds how much is rendered, and lets those who ask for the same page have one rendering. */
export class PageQueue<Page> {
  readonly #limit = pLimit(AT_ONCE);
  readonly #begun = new Map<string, Promise<Page>>();

  /** Pages that wait for their turn, and that have it. */
  get waiting(): number {
    return this.#limit.pendingCount;
  }

  get running(): number {
    return this.#limit.activeCount;
  }

  /** Renders in turn. Staff wait, too, but are not sent away: a flood must not keep them out. @throws Busy */
  async run(render: () => Promise<Page>, { patient = false } = {}): Promise<Page> {
    if (!patient && this.#limit.pendingCount >= WAITING_MAX) throw new Busy();
    return this.#limit(render);
  }

  /**
   * Renders what is not being rendered yet.
   * @param key the same for the same page of the same content. @throws Busy
   */
  shared(key: string, render: () => Promise<Page>): Promise<Page> {
    const begun = this.#begun.get(key) ?? this.run(render).finally(() => this.#begun.delete(key));
    this.#begun.set(key, begun);
    return begun;
  }
}
