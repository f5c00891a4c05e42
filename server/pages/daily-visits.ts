import { hash } from 'node:crypto';
import { type Origin, SOURCES } from '../../domain/visits';
import { DailySalt } from './daily-salt';

/** Maximum number of tracked visits per day, about 25 MB. Further visits aren’t counted. */
const VISITS_MAX = 100_000;
/** Maximum number of visits of a network per day, so that one client can’t use up the whole limit. */
const NETWORK_VISITS_MAX = 500;
/** Maximum number of distinct origins per day. The rest count as one, because links can contain fake ones. */
const ORIGINS_MAX = 300;

/** Maximum length of a page that is stored as it is. Longer ones are hashed, because they may be fake. */
const PLAIN_PAGE_MAX = 64;

const OTHER_ORIGIN: Origin = { source: SOURCES.other, campaign: '' };

/** The first visit of a page by a visitor on a day. */
export type Visit = Origin & {
  page: string;
  /** Whether the page is the visitor’s first of the day. */
  isEntry: boolean;
};

/** Record of a day’s first visits: hashes with a daily salt, in memory only, so that no one can be identified. */
export class DailyVisits {
  readonly #salt = new DailySalt();
  #visitsSalt = '';
  #visitCount = 0;
  /** Each visitor’s first origin and counted pages, by the network’s hash. */
  readonly #visitors = new Map<string, { origin: Origin; pages: string[] }>();
  readonly #distinctOrigins = new Map<string, Origin>();

  constructor(
    readonly limits = { visits: VISITS_MAX, perNetwork: NETWORK_VISITS_MAX, origins: ORIGINS_MAX },
  ) {}

  #startNewDay(): void {
    const salt = this.#salt.getSalt();
    if (salt === this.#visitsSalt) return;
    this.#visitsSalt = salt;
    this.#visitCount = 0;
    this.#visitors.clear();
    this.#distinctOrigins.clear();
  }

  readonly #hash = (text: string) => hash('sha256', `${this.#visitsSalt} ${text}`, 'base64url');

  /**
   * @param getOrigin called for the visitor’s first page of the day.
   * @returns undefined if the network has already visited the page today, or is over a limit.
   */
  add(network: string, page: string, getOrigin: () => Origin): Visit | undefined {
    this.#startNewDay();
    if (this.#visitCount >= this.limits.visits) return undefined;
    const hashedNetwork = this.#hash(network);
    const knownVisitor = this.#visitors.get(hashedNetwork);
    const storedPage = page.length > PLAIN_PAGE_MAX ? this.#hash(page) : page;
    if (knownVisitor?.pages.includes(storedPage)) return undefined;
    const visitor = knownVisitor ?? { origin: this.#limitOrigin(getOrigin()), pages: [] };
    if (visitor.pages.length >= this.limits.perNetwork) return undefined;
    visitor.pages.push(storedPage);
    this.#visitCount++;
    if (!knownVisitor) this.#visitors.set(hashedNetwork, visitor);
    return { page, ...visitor.origin, isEntry: !knownVisitor };
  }

  #limitOrigin(origin: Origin): Origin {
    const key = `${origin.source} ${origin.campaign}`;
    const knownOrigin = this.#distinctOrigins.get(key);
    if (knownOrigin) return knownOrigin;
    if (this.#distinctOrigins.size >= this.limits.origins) return OTHER_ORIGIN;
    this.#distinctOrigins.set(key, origin);
    return origin;
  }
}
