import type { z } from 'zod';
import type { siteFactsSchema } from './site-facts';

/** What staff change. */
export type SiteFacts = z.output<typeof siteFactsSchema>;

/** The facts as pages read them: with how many people there are in all teams. */
export type Site = Omit<SiteFacts, 'stats'> & { stats: SiteFacts['stats'] & { team: number } };

/** Adds up what follows from the facts. */
export const asSite = (facts: SiteFacts): Site => ({
  ...facts,
  stats: { ...facts.stats, team: facts.team.reduce((sum, { people }) => sum + people, 0) },
});
