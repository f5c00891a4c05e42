import { LRUCache } from 'lru-cache';
import { type Answer, bytesOf } from '../http/cached-response';

/** Bytes kept at most, compressed forms included: about a thousand pages. The one unused for longest goes first. */
const MAX_BYTES = 48 * 1_024 * 1_024;

/** Rendered pages in memory, keyed by path and validated query; emptied by every content write. */
export class PageCache {
  readonly #answers: LRUCache<string, Answer>;
  #generation = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxSize = MAX_BYTES) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: bytesOf, perf: performance });
  }

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    if (answer) this.#hits++;
    return answer;
  }

  /** The same, for whoever makes what is not there. */
  getOrMiss(key: string): Answer | undefined {
    const answer = this.get(key);
    if (!answer) this.#misses++;
    return answer;
  }

  /** How often something was there, and how often it had to be made. */
  get hits(): number {
    return this.#hits;
  }

  get misses(): number {
    return this.#misses;
  }

  get entries(): number {
    return this.#answers.size;
  }

  /** What all that is kept weighs. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** Counts the times the cache was emptied: a page rendered from older content must not enter. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * @param generation what `generation` said before rendering began.
   * @param maxAge milliseconds it is kept at most; as long as there is room when left out.
   */
  set(key: string, answer: Answer, generation: number, maxAge?: number): void {
    if (generation !== this.#generation) return;
    this.#answers.set(key, answer, { ttl: maxAge });
    answer.onGrowth = () => this.#weighAgain(key, answer);
  }

  clear(): void {
    this.#generation++;
    this.#answers.clear();
  }

  /** The same answer under the same key would keep the weight it had. */
  #weighAgain(key: string, answer: Answer): void {
    if (this.#answers.peek(key) !== answer) return;
    const left = this.#answers.getRemainingTTL(key);
    this.#answers.delete(key);
    this.#answers.set(key, answer, { ttl: Number.isFinite(left) ? left : undefined });
  }
}
