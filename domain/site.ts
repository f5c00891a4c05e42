import type { z } from 'zod';
import type { ShownPerson, ShownReview } from './colleague';
import type { ShownLogo } from './logo';
import type { ShownMenus } from './nav';
import type { siteFactsSchema } from './site-facts';

/** What staff change. */
export type SiteFacts = z.output<typeof siteFactsSchema>;

/** Parts that staff put in the place of those that the site has by itself; one that nobody changed is not there. */
export type SiteParts = {
  logo?: ShownLogo;
  menus?: ShownMenus;
  people?: readonly ShownPerson[];
  reviews?: readonly ShownReview[];
  /** How photographs of people look; only where there are some, and it is not the usual grey. */
  treatment?: 'twoTone';
  /** Addresses of built-in pages that were taken down. */
  gone?: readonly string[];
};

/** The facts as pages read them: with how many people there are in all teams. */
export type Site = Omit<SiteFacts, 'stats'> & {
  stats: SiteFacts['stats'] & { team: number };
} & SiteParts;

/** Adds up what follows from the facts. */
export const toSite = (facts: SiteFacts): Site => ({
  ...facts,
  stats: { ...facts.stats, team: facts.team.reduce((sum, { people }) => sum + people, 0) },
});
