import type { Site } from '../domain/site';
import { getSite } from './site';

/** Caches a value computed from the site's facts until they change. */
export function cachePerSite<Made>(make: () => Made): () => Made {
  const made = new WeakMap<Site, { value: Made }>();
  return () => {
    const site = getSite();
    const known = made.get(site) ?? { value: make() };
    made.set(site, known);
    return known.value;
  };
}
