import { LRUCache } from 'lru-cache';
import { type CachedResponse, getMemorySize } from '../http/cached-response';

/** Maximum bytes, including compressed forms: about a thousand pages. Drops the least recently used. */
const MAX_BYTES = 48 * 1_024 * 1_024;

/** Caches rendered pages in memory by path and validated query; cleared by every content write. */
export class PageCache {
  readonly #answers: LRUCache<string, CachedResponse>;
  #generation = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxSize = MAX_BYTES) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: getMemorySize, perf: performance });
  }

  get(key: string): CachedResponse | undefined {
    const answer = this.#answers.get(key);
    if (answer) this.#hits++;
    return answer;
  }

  /** Counts a hit or a miss. */
  getOrMiss(key: string): CachedResponse | undefined {
    const answer = this.get(key);
    if (!answer) this.#misses++;
    return answer;
  }

  /** Returns the numbers of hits and misses. */
  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  get entries(): number {
    return this.#answers.size;
  }

  /** Returns the total size of the cached responses. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /**
   * Returns a number that increments when the cache is cleared. Pages rendered from older content must not be added.
   */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Adds a response.
   * @param generation its value before the rendering began.
   * @param maxAge milliseconds to cache; unlimited by default.
   */
  set(key: string, answer: CachedResponse, generation: number, maxAge?: number): void {
    if (generation !== this.#generation) return;
    this.#answers.set(key, answer, { ttl: maxAge });
    answer.onGrowth = () => this.#weighAgain(key, answer);
  }

  clear(): void {
    this.#generation++;
    this.#answers.clear();
  }

  /** Updates the size of a response, because setting the same response again would retain its old size. */
  #weighAgain(key: string, answer: CachedResponse): void {
    if (this.#answers.peek(key) !== answer) return;
    const remainingMs = this.#answers.getRemainingTTL(key);
    this.#answers.delete(key);
    this.#answers.set(key, answer, { ttl: Number.isFinite(remainingMs) ? remainingMs : undefined });
  }
}
