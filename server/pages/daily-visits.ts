import { hash } from 'node:crypto';
import { DailySalt } from './daily-salt';

/** Visits of a day remembered at most, about 10 MB; when there are more the rest of the day is not counted. */
const CAPACITY = 100_000;

/**
 * Tells a day's first visits from those that follow. What it remembers names nobody: hashes with a salt that is thrown
 * away with them when the (UTC) day ends, in the memory of this process alone.
 */
export class DailyVisits {
  readonly #salt = new DailySalt();
  #seenWith = '';
  readonly #seen = new Set<string>();

  constructor(readonly capacity = CAPACITY) {}

  /**
   * Whether this is the first visit today.
   * @param network where the visitor comes from.
   * @param place what is visited.
   */
  isFirst(network: string, place: string): boolean {
    const salt = this.#salt.today();
    if (salt !== this.#seenWith) this.#seen.clear();
    this.#seenWith = salt;
    if (this.#seen.size >= this.capacity) return false;
    const visit = hash('sha256', `${salt} ${network} ${place}`, 'base64url');
    const { size } = this.#seen;
    return this.#seen.add(visit).size > size;
  }
}
