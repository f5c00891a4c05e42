import type { StoredContent } from '../../components/stored/StoredPage';
import { site } from '../../content/site';
import { fitted } from '../../domain/fields/examples';
import type { PageInput } from '../../domain/kinds/page';
import { screens } from '../../domain/paths';
import { kindOfSection } from '../../domain/sections';
import { dropGoneLinks } from '../../domain/sections/gone-links';
import { head, kindOfHero } from '../../domain/sections/heroes';

type Piece = StoredContent['hero'];
/** Puts facts in the place of tokens, and drawings in that of their names. */
export type Draw = <Value>(content: Value) => Value;

/** A section as its kind has it, whatever was written; undefined where there is no such kind. */
export function shownSection(section: Piece, draw: Draw): Piece | undefined {
  const kind = kindOfSection(section);
  return kind && draw(dropGoneLinks(fitted(kind.schema, section) as Piece, site.gone));
}

/** The top of a page likewise; a page without one gets an empty one. */
export const shownHero = (hero: Piece | undefined, draw: Draw): Piece => {
  const kind = (hero && kindOfHero(hero)) ?? head.variants[0];
  return draw((kind ? fitted(kind.schema, hero) : hero) as Piece);
};

/** The steps of the way back. */
export const crumbsOf = ({
  title = '',
  above = [],
}: Pick<PageInput, 'title' | 'above'>): StoredContent['crumbs'] => [
  { title: screens.home.title, href: screens.home.path },
  ...above.map(step => ({ title: step.title, href: step.href })),
  { title },
];

/** What is seen of a page, but for the case studies that its sections show. */
export const shownPage = (
  page: PageInput,
  draw: Draw,
): Pick<StoredContent, 'crumbs' | 'hero' | 'sections'> => ({
  crumbs: crumbsOf(page),
  hero: shownHero(page.hero, draw),
  sections: (page.sections ?? [])
    .filter(({ hidden }) => !hidden)
    .flatMap(section => shownSection(section, draw) ?? []),
});
