import type { Site } from './site';

/** Id of the page element with the site's facts as JSON. */
export const FACTS_ID = 'site-facts';

export const readSiteFromPage = (page: Document): Site =>
  JSON.parse(page.getElementById(FACTS_ID)?.textContent ?? '{}');

/** Facts outside a scope: those of the page in a browser, the current ones on the server. Replaced, never mutated. */
let currentSite: Readonly<Site> | undefined =
  globalThis.document && Object.freeze(readSiteFromPage(document));
let findScoped: () => Site | undefined = () => undefined;

/** Returns the facts of the current scope, or the current facts outside a scope. */
export const getSite = (): Site => findScoped() ?? (currentSite as Site);

/** Replaces the current facts. Running scopes keep theirs. */
export function setSite(facts: Site): void {
  currentSite = Object.freeze(facts);
}

/** Registers a finder of scoped facts. Only the server has scopes (`server/with-site.ts`). */
export function setScopedSiteFinder(find: () => Site | undefined): void {
  findScoped = find;
}

/** Caches a value computed from the site's facts until they change. */
export function cachePerSite<Value>(compute: () => Value): () => Value {
  const cache = new WeakMap<Site, { value: Value }>();
  return () => {
    const site = getSite();
    const cachedEntry = cache.get(site) ?? { value: compute() };
    cache.set(site, cachedEntry);
    return cachedEntry.value;
  };
}
