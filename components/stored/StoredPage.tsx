import type { ReactNode } from 'react';
import { isHydrated } from '../../domain/hydration';
import { nameOf } from '../../domain/sections/name';
import type { Crumb, Seo } from '../../domain/seo';
import { on } from '../../styles/surfaces.css';
import { lateViewOf, loadViews, toHeroView, viewOf, WHEN_SEEN } from './views';

type Piece = { kind: string; variant?: string | undefined; _id?: string | undefined } & Record<
  string,
  unknown
>;

/**
 * Sections of a page whose script comes with it: as many as the longest built-in page has. A page may have more than
 * three times that, and weighs what the others do: those further down come when they are seen.
 */
const AT_ONCE = 12;
const isLate = (section: Piece, index: number) => index >= AT_ONCE || WHEN_SEEN.has(nameOf(section));

/** A page as it is shown, built in or written by staff: drawings by their addresses, case studies in the sections that show them. */
export type Stored = {
  seo: Seo;
  crumbs: Crumb[];
  service?: { name: string; type: string } | undefined;
  hero: Piece;
  sections: Piece[];
  /** The page shows something itself, between its head and its sections: it draws them, too. */
  own?: boolean;
};

type Drawn = Pick<Stored, 'hero' | 'sections' | 'own'>;

/** The views that a page needs when it is hydrated: not those of sections that wait until they are seen. */
export const getFirstViews = ({ hero, sections, own }: Drawn): string[] => [
  ...(own ? [] : [toHeroView(nameOf(hero))]),
  ...sections.filter((section, index) => !isLate(section, index)).map(nameOf),
];

/** Brings what draws a page's sections, but those that the server has drawn and that wait until they are seen. */
export function loadStored(page: Drawn): Promise<void> {
  const isDrawn = !import.meta.env.SSR && !isHydrated();
  return loadViews([...getFirstViews(page), ...(isDrawn ? [] : page.sections.map(nameOf))]);
}

/** Sections in their order. One of a kind that this version does not know is left out. */
export const drawnSections = (sections: Stored['sections']): ReactNode[] =>
  sections.map((section, index) => {
    const View = isLate(section, index) ? lateViewOf(nameOf(section)) : viewOf(nameOf(section));
    return View && <View key={section._id ?? index} {...section} />;
  });

/** A page that is sections and no more. */
export function StoredPage({ crumbs, hero, sections }: Pick<Stored, 'crumbs' | 'hero' | 'sections'>) {
  const Hero = viewOf(toHeroView(nameOf(hero)));
  const page = (
    <>
      {Hero && <Hero {...hero} crumbs={crumbs} />}
      {drawnSections(sections)}
    </>
  );
  return nameOf(hero) === 'head policy' ? <div className={on.white}>{page}</div> : page;
}
