import { setSite, site } from '../content/site';
import type { Site } from '../domain/site';

/** Makes something as it would be with other facts. */
export function withSite<Made>(facts: Site, make: () => Made): Made {
  const today = site;
  setSite(facts);
  try {
    return make();
  } finally {
    setSite(today);
  }
}
