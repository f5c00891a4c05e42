import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../domain/time';

/**
 * A random word that lasts for a (UTC) day, in the memory of this process alone: what is hashed with it can be told from
 * others within the day, and never be traced to anybody after it.
 */
export class DailySalt {
  #day = 0;
  #salt = '';

  today(): string {
    const day = Math.floor(Date.now() / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(32).toString('base64url');
    }
    return this.#salt;
  }
}
