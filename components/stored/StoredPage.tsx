import type { ReactNode } from 'react';
import type { Crumb, Seo } from '../../domain/seo';
import { heroName, loadViews, viewOf } from './views';

type Piece = { kind: string; _id?: string | undefined } & Record<string, unknown>;

/** A page that staff wrote, as it is shown: drawings by their addresses, case studies in the sections that show them. */
export type Stored = {
  seo: Seo;
  crumbs: Crumb[];
  service?: { name: string; type: string } | undefined;
  hero: Piece;
  sections: Piece[];
  /** The page shows something itself, between its head and its sections: it draws them, too. */
  own?: boolean;
};

/** Brings what draws a page's sections: without it the page would show nothing. */
export const loadStored = ({
  hero,
  sections,
  own,
}: Pick<Stored, 'hero' | 'sections' | 'own'>): Promise<void> =>
  loadViews([...(own ? [] : [heroName(hero.kind)]), ...sections.map(({ kind }) => kind)]);

/** Sections in their order. One of a kind that this version does not know is left out. */
export const drawnSections = (sections: Stored['sections']): ReactNode[] =>
  sections.map((section, index) => {
    const View = viewOf(section.kind);
    return View && <View key={section._id ?? index} {...section} />;
  });

/** A page that staff wrote. */
export function StoredPage({ crumbs, hero, sections }: Pick<Stored, 'crumbs' | 'hero' | 'sections'>) {
  const Hero = viewOf(heroName(hero.kind));
  return (
    <>
      {Hero && <Hero {...hero} crumbs={crumbs} />}
      {drawnSections(sections)}
    </>
  );
}
