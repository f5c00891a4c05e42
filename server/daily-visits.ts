import { hash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../domain/time';

/** Visits of a day remembered at most, about 10 MB; when there are more the rest of the day is not counted. */
const CAPACITY = 100_000;

/**
 * Tells a day's first visits from those that follow. What it remembers names nobody: hashes with a salt that is thrown
 * away with them when the (UTC) day ends, in the memory of this process alone.
 */
export class DailyVisits {
  #day = 0;
  #salt = '';
  readonly #seen = new Set<string>();

  constructor(readonly capacity = CAPACITY) {}

  /**
   * Whether this is the first visit today.
   * @param network where the visitor comes from.
   * @param place what is visited.
   */
  isFirst(network: string, place: string): boolean {
    this.#turnDay();
    if (this.#seen.size >= this.capacity) return false;
    const visit = hash('sha256', `${this.#salt} ${network} ${place}`, 'base64url');
    const { size } = this.#seen;
    return this.#seen.add(visit).size > size;
  }

  #turnDay(): void {
    const day = Math.floor(Date.now() / DAY_MS);
    if (day === this.#day) return;
    this.#day = day;
    this.#salt = randomBytes(32).toString('base64url');
    this.#seen.clear();
  }
}
