import type { ScreenName } from '../domain/paths';
import type { Section } from '../domain/sections';
import type { HeroContent } from '../domain/sections/heroes';
import type { Seo } from '../domain/seo';

/** A page that the site has by itself, whole: everything but what comes from the database. */
export type BuiltIn = {
  screen: ScreenName;
  seo: Seo;
  hero: HeroContent;
  sections: readonly Section[];
};

type Having<Used extends Section> = { sections: readonly Used[] };

/** The first section of a kind that a page has. */
export const sectionOf = <Used extends Section, Kind extends Used['kind']>(
  { sections }: Having<Used>,
  kind: Kind,
): Extract<Used, { kind: Kind }> => sections.find(section => section.kind === kind) as never;
