import type { StoredContent } from '../../components/stored/StoredPage';
import { getSite } from '../../domain/current-site';
import { coerceToSchema } from '../../domain/fields/examples';
import type { PageInput } from '../../domain/kinds/page';
import { screens } from '../../domain/paths';
import { findSectionKind } from '../../domain/sections';
import { dropGoneLinks } from '../../domain/sections/drop-gone-links';
import { findHeroKind, head } from '../../domain/sections/heroes';

type StoredSection = StoredContent['hero'];
/** Function that replaces tokens with facts, and drawing names with their files. */
export type DrawingReplacer = <Value>(content: Value) => Value;

/** Returns undefined for an unknown kind. */
export function toShownSection(
  section: StoredSection,
  replaceDrawings: DrawingReplacer,
): StoredSection | undefined {
  const kind = findSectionKind(section);
  return (
    kind &&
    replaceDrawings(dropGoneLinks(coerceToSchema(kind.schema, section) as StoredSection, getSite().gonePaths))
  );
}

/** Falls back to the first kind if the hero's kind is unknown. */
export const toShownHero = (
  hero: StoredSection | undefined,
  replaceDrawings: DrawingReplacer,
): StoredSection => {
  const kind = (hero && findHeroKind(hero)) ?? head.variants[0];
  const shownHero = (kind ? coerceToSchema(kind.schema, hero) : hero) as StoredSection;
  return replaceDrawings(dropGoneLinks(shownHero, getSite().gonePaths));
};

export const getCrumbs = ({
  title = '',
  above = [],
}: Pick<PageInput, 'title' | 'above'>): StoredContent['crumbs'] => [
  { title: screens.home.title, href: screens.home.path },
  ...above.map(step => ({ title: step.title, href: step.href })),
  { title },
];

/** Omits the case studies of sections, which need the database. */
export const toShownPage = (
  page: PageInput,
  replaceDrawings: DrawingReplacer,
): Pick<StoredContent, 'crumbs' | 'hero' | 'sections'> => ({
  crumbs: getCrumbs(page),
  hero: toShownHero(page.hero, replaceDrawings),
  sections: (page.sections ?? [])
    .filter(({ hidden }) => !hidden)
    .flatMap(section => toShownSection(section, replaceDrawings) ?? []),
});
