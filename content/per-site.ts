import type { Site } from '../domain/site';
import { getSite } from './site';

/** Caches a value computed from the site's facts until they change. */
export function cachePerSite<Value>(make: () => Value): () => Value {
  const cache = new WeakMap<Site, { value: Value }>();
  return () => {
    const site = getSite();
    const known = cache.get(site) ?? { value: make() };
    cache.set(site, known);
    return known.value;
  };
}
