import { LRUCache } from 'lru-cache';
import { type CachedResponse, getMemorySize } from '../http/cached-response';

/** Size limit (bytes) including compressed forms, about a thousand pages. */
const CACHE_MAX_BYTES = 48 * 1_024 * 1_024;

/** In-memory cache of rendered pages by path and validated query. Every content write clears the cache. */
export class PageCache {
  readonly #responses: LRUCache<string, CachedResponse>;
  #generation = 0;
  #hitCount = 0;
  #missCount = 0;
  onClear: () => void = () => {};

  constructor(maxSize = CACHE_MAX_BYTES) {
    this.#responses = new LRUCache({ maxSize, sizeCalculation: getMemorySize, perf: performance });
  }

  get(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key);
    if (response) this.#hitCount++;
    return response;
  }

  /** Counts a miss, unlike `get`. */
  getOrMiss(key: string): CachedResponse | undefined {
    const response = this.get(key);
    if (!response) this.#missCount++;
    return response;
  }

  get hitCount(): number {
    return this.#hitCount;
  }

  get missCount(): number {
    return this.#missCount;
  }

  get entries(): number {
    return this.#responses.size;
  }

  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /** Incremented when the cache is cleared. Pages rendered from older content must not be added. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * @param generation the value before rendering began.
   * @param maxAge milliseconds to cache, unlimited by default.
   */
  set(key: string, response: CachedResponse, generation: number, maxAge?: number): void {
    if (generation !== this.#generation) return;
    this.#responses.set(key, response, { ttl: maxAge });
    response.onGrowth = () => this.#updateSize(key, response);
  }

  clear(): void {
    this.#generation++;
    this.#responses.clear();
    this.onClear();
  }

  /** Updates a response’s size. Setting the same response again would retain its old size. */
  #updateSize(key: string, response: CachedResponse): void {
    if (this.#responses.peek(key) !== response) return;
    const remainingMs = this.#responses.getRemainingTTL(key);
    this.#responses.delete(key);
    this.#responses.set(key, response, { ttl: Number.isFinite(remainingMs) ? remainingMs : undefined });
  }
}
