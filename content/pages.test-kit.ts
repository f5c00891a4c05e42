import type { PageInput } from '../domain/kinds/page';
import type { ScreenName } from '../domain/paths';
import type { SectionKind, SectionOf } from '../domain/sections';
import type { HeroContent, HeroOf } from '../domain/sections/heroes';
import { builtInPages } from './built-in-pages';
import { withFacts } from './with-facts';

/** The built-in pages with the facts that the site came with. */
export const pages = withFacts(builtInPages);

/** Those that sell something. */
export const landings = Object.entries(pages).flatMap(([screen, page]) =>
  page.service ? [{ screen: screen as ScreenName, ...page }] : [],
);

export function pageOf(screen: ScreenName): PageInput {
  const page = pages[screen];
  if (!page) throw new Error(`There is no page ${screen}`);
  return page;
}

export const heroOf = <Kind extends HeroContent['kind']>(screen: ScreenName, _kind: Kind): HeroOf<Kind> =>
  pageOf(screen).hero as unknown as HeroOf<Kind>;

/** All sections of a kind on these pages. */
export const sectionsOf = <Kind extends SectionKind>(
  kind: Kind,
  of: readonly Pick<PageInput, 'sections'>[] = Object.values(pages),
): SectionOf<Kind>[] =>
  of.flatMap(({ sections }) =>
    sections.filter(section => section.kind === kind),
  ) as unknown as SectionOf<Kind>[];

/** The first section of a kind on a page. */
export function sectionOf<Kind extends SectionKind>(screen: ScreenName, kind: Kind): SectionOf<Kind> {
  const [section] = sectionsOf(kind, [pageOf(screen)]);
  if (!section) throw new Error(`${screen} has no section ${kind}`);
  return section;
}
