import { hash } from 'node:crypto';
import { DailySalt } from './daily-salt';

/** Maximum number of tracked visits per day, about 10 MB. Further visits aren’t counted. */
const CAPACITY = 100_000;

/** Detects a day’s first visit. Stores hashes with a daily salt in memory only, so that no one can be identified. */
export class DailyVisits {
  readonly #salt = new DailySalt();
  #seenWith = '';
  readonly #seen = new Set<string>();

  constructor(readonly capacity = CAPACITY) {}

  /** Returns whether this is the network’s first visit to the page today. */
  isFirst(network: string, page: string): boolean {
    const salt = this.#salt.getSalt();
    if (salt !== this.#seenWith) this.#seen.clear();
    this.#seenWith = salt;
    if (this.#seen.size >= this.capacity) return false;
    const visit = hash('sha256', `${salt} ${network} ${page}`, 'base64url');
    const { size } = this.#seen;
    return this.#seen.add(visit).size > size;
  }
}
