import type { PageInput } from '../domain/kinds/page';
import type { ScreenName } from '../domain/paths';
import type { SectionByName, SectionName } from '../domain/sections';
import type { HeroByName, HeroName } from '../domain/sections/heroes';
import { getSectionName } from '../domain/sections/name';
import { fillFacts } from '../domain/site-tokens';
import { builtInPages } from './shown';

export const pages = fillFacts(builtInPages);

export const landings = Object.entries(pages).flatMap(([screen, page]) =>
  page.service ? [{ screen: screen as ScreenName, ...page }] : [],
);

export function getPage(screen: ScreenName): PageInput {
  const page = pages[screen];
  if (!page) throw new Error(`There is no page ${screen}`);
  return page;
}

export const getHero = <Name extends HeroName>(screen: ScreenName, _name: Name): HeroByName<Name> =>
  getPage(screen).hero as unknown as HeroByName<Name>;

export const getSections = <Name extends SectionName>(
  name: Name,
  pageList: readonly Pick<PageInput, 'sections'>[] = Object.values(pages),
): SectionByName<Name>[] =>
  pageList.flatMap(({ sections }) =>
    sections.filter(section => getSectionName(section) === name),
  ) as unknown as SectionByName<Name>[];

export function getSection<Name extends SectionName>(screen: ScreenName, name: Name): SectionByName<Name> {
  const [section] = getSections(name, [getPage(screen)]);
  if (!section) throw new Error(`${screen} has no section ${name}`);
  return section;
}
