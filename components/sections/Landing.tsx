import type { Landing as LandingContent } from '../../content/landings/types';
import type { Section } from '../../domain/sections';
import { LandingHero } from './LandingHero';
import { Sections, type SectionViews } from './Sections';

type LandingProps<Used extends Section> = {
  landing: LandingContent & { sections: readonly Used[] };
  views: SectionViews<Used['kind']>;
};

/** A landing page: its hero, then its sections in their order. */
export function Landing<Used extends Section>({ landing, views }: LandingProps<Used>) {
  return (
    <>
      <LandingHero {...landing.hero} crumbs={landing.crumbs} />
      <Sections sections={landing.sections} views={views} />
    </>
  );
}
