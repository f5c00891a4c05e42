import type { Site } from '../domain/site';
import { getSite } from './site';

/** Makes something of the site's facts once for each state of them. */
export function perSite<Made>(make: () => Made): () => Made {
  const made = new WeakMap<Site, { value: Made }>();
  return () => {
    const site = getSite();
    const known = made.get(site) ?? { value: make() };
    made.set(site, known);
    return known.value;
  };
}
