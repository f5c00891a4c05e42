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

  /** Numbers of hits and misses. */
  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  get entries(): number {
    return this.#answers.size;
  }

  /** Total size of the cached responses. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** Incremented when the cache is cleared: pages rendered from older content must not be added. */
  get generation(): number {
    return this.#generation;
  }

  /**
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

  /** Setting the same response again would keep its old size. */
  #weighAgain(key: string, answer: CachedResponse): void {
    if (this.#answers.peek(key) !== answer) return;
    const left = this.#answers.getRemainingTTL(key);
    this.#answers.delete(key);
    this.#answers.set(key, answer, { ttl: Number.isFinite(left) ? left : undefined });
  }
}
