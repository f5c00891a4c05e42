import type { z } from 'zod';
import type { ShownPerson, ShownReview } from './colleague';
import type { ShownLogo } from './logo';
import type { ShownMenus } from './nav';
import type { siteFactsSchema } from './site-facts';

export type SiteFacts = z.output<typeof siteFactsSchema>;

/** Page content besides the facts. */
type SiteParts = {
  /** Undefined for the built-in mark. */
  logo?: ShownLogo;
  menus: ShownMenus;
  people: readonly ShownPerson[];
  reviews: readonly ShownReview[];
  /** Set only if photos are in black and accent instead of greyscale. */
  treatment?: 'twoTone';
  /** Paths of unpublished built-in pages. */
  gonePaths?: readonly string[];
  /** Whether the owner hides the site from visitors until it is set up. */
  isHidden?: true;
};

/** Facts for pages, with the total number of people and without hidden industries. */
type ShownFacts = Omit<SiteFacts, 'stats'> & {
  stats: SiteFacts['stats'] & { team: number };
  /** Names of the facts that staff changed. */
  changed: readonly string[];
};
export type Site = ShownFacts & SiteParts;

export const toShownFacts = (facts: SiteFacts, builtIn: SiteFacts): ShownFacts => ({
  ...facts,
  industries: facts.industries.filter(name => !facts.hiddenIndustries?.includes(name)),
  stats: { ...facts.stats, team: facts.team.reduce((sum, { people }) => sum + people, 0) },
  changed: Object.entries(facts).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(builtIn[name as keyof SiteFacts]) ? [] : [name],
  ),
});
