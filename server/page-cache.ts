import { dropOldest } from '../domain/drop-oldest';
import type { Answer } from './answer';

/** Addresses kept at most; the one unused for longest goes first. */
const CAPACITY = 1_000;

/** Rendered pages in memory, keyed by path and validated query; emptied by every content write. */
export class PageCache {
  readonly #answers = new Map<string, Answer>();
  #generation = 0;

  get(key: string): Answer | undefined {
    const answer = this.#answers.get(key);
    if (answer) {
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  /** Counts the times the cache was emptied: a page rendered from older content must not enter. */
  get generation(): number {
    return this.#generation;
  }

  /** @param generation what `generation` said before rendering began. */
  set(key: string, answer: Answer, generation: number): void {
    if (generation !== this.#generation) return;
    this.#answers.set(key, answer);
    dropOldest(this.#answers, CAPACITY);
  }

  clear(): void {
    this.#generation++;
    this.#answers.clear();
  }
}
