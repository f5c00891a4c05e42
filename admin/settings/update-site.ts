import { getSite, setSite } from '../../content/site';
import { type Site, type SiteFacts, type SiteParts, toSite } from '../../domain/site';

const PARTS = ['logo', 'menus', 'people', 'reviews', 'treatment', 'gonePaths'] as const;

/** Applies saved facts in the browser and keeps the other parts of the site. */
export function updateFacts(facts: SiteFacts): void {
  const parts = PARTS.filter(part => getSite()[part] !== undefined).map(part => [part, getSite()[part]]);
  setSite({ ...toSite(facts), ...Object.fromEntries(parts) });
}

/** Applies saved parts of the site in the browser. */
export function updateParts(names: readonly (keyof SiteParts)[], parts: SiteParts): void {
  const others = Object.entries(getSite()).filter(([name]) => !(names as readonly string[]).includes(name));
  setSite({ ...(Object.fromEntries(others) as Site), ...parts });
}
