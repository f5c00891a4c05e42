import type { z } from 'zod';
import type { ShownPerson, ShownReview } from './colleague';
import type { ShownLogo } from './logo';
import type { ShownMenus } from './nav';
import type { siteFactsSchema } from './site-facts';

/** The editable facts. */
export type SiteFacts = z.output<typeof siteFactsSchema>;

/** Custom parts that replace built-in ones; unchanged ones are undefined. */
export type SiteParts = {
  logo?: ShownLogo;
  menus?: ShownMenus;
  people?: readonly ShownPerson[];
  reviews?: readonly ShownReview[];
  /** Set only if photos aren't greyscale. */
  treatment?: 'twoTone';
  /** Paths of unpublished built-in pages. */
  gonePaths?: readonly string[];
};

/** Facts for pages, with the total number of people. */
export type Site = Omit<SiteFacts, 'stats'> & {
  stats: SiteFacts['stats'] & { team: number };
} & SiteParts;

/** Computes derived facts. */
export const toSite = (facts: SiteFacts): Site => ({
  ...facts,
  stats: { ...facts.stats, team: facts.team.reduce((sum, { people }) => sum + people, 0) },
});
