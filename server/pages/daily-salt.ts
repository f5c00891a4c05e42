import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../domain/time';

/**
 * A random salt for each UTC day, in memory only. Salted hashes can be compared within the day, but not traced
 * afterwards.
 */
export class DailySalt {
  #day = 0;
  #salt = '';

  getSalt(): string {
    const day = Math.floor(Date.now() / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = randomBytes(16).toString('base64url');
    }
    return this.#salt;
  }
}
