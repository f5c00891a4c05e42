import { hash } from 'node:crypto';
import { type Origin, SOURCES } from '../../domain/visits';
import { DailySalt } from './daily-salt';

/** Maximum number of tracked visits per day, about 10 MB. Further visits aren’t counted. */
const VISITS_MAX = 100_000;
/** Maximum number of distinct origins per day. Further ones aren’t distinguished, because links can invent them. */
const ORIGINS_MAX = 300;

/** The first visit of a page by a visitor on a day. */
export type Visit = Origin & {
  page: string;
  /** Whether it is also the visitor’s first page of the day. */
  isEntry: boolean;
};

/** Detects a day’s first visits. Stores hashes with a daily salt in memory only, so that no one can be identified. */
export class DailyVisits {
  readonly #salt = new DailySalt();
  #seenWith = '';
  /** Origin of each visitor’s first page. */
  readonly #origins = new Map<string, Origin>();
  readonly #visitorsByPage = new Map<string, Set<string>>();
  readonly #distinctOrigins = new Set<string>();
  #total = 0;

  constructor(readonly limits = { visits: VISITS_MAX, origins: ORIGINS_MAX }) {}

  #forgetYesterday(salt: string): void {
    if (salt === this.#seenWith) return;
    this.#seenWith = salt;
    this.#origins.clear();
    this.#visitorsByPage.clear();
    this.#distinctOrigins.clear();
    this.#total = 0;
  }

  /**
   * @param findOrigin called for the visitor’s first page of the day.
   * @returns undefined unless this is the network’s first visit to the page today.
   */
  add(network: string, page: string, findOrigin: () => Origin): Visit | undefined {
    const salt = this.#salt.getSalt();
    this.#forgetYesterday(salt);
    if (this.#total >= this.limits.visits) return undefined;
    const visitor = hash('sha256', `${salt} ${network}`, 'base64url');
    let visitors = this.#visitorsByPage.get(page);
    if (!visitors) {
      visitors = new Set();
      this.#visitorsByPage.set(page, visitors);
    }
    const { size } = visitors;
    if (visitors.add(visitor).size === size) return undefined;
    this.#total++;

    const knownOrigin = this.#origins.get(visitor);
    const origin = knownOrigin ?? this.#limit(findOrigin());
    if (!knownOrigin) this.#origins.set(visitor, origin);
    return { page, source: origin.source, campaign: origin.campaign, isEntry: !knownOrigin };
  }

  #limit(origin: Origin): Origin {
    const key = `${origin.source} ${origin.campaign}`;
    if (this.#distinctOrigins.has(key)) return origin;
    if (this.#distinctOrigins.size >= this.limits.origins) return { source: SOURCES.other, campaign: '' };
    this.#distinctOrigins.add(key);
    return origin;
  }
}
