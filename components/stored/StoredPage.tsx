import type { ReactNode } from 'react';
import { isHydrated } from '../../domain/hydration';
import type { SectionName } from '../../domain/sections';
import { getSectionName } from '../../domain/sections/name';
import type { Breadcrumb, Seo } from '../../domain/seo';
import { on } from '../../styles/surfaces.css';
import { findLazyView, findView, getHeroViewName, LAZY_KINDS, loadViews } from './views';

type Section = { kind: string; variant?: string | undefined; _id?: string | undefined } & Record<
  string,
  unknown
>;

/** Number of sections whose scripts load with the page. Later sections, and forms, load when visible. */
const EAGER_SECTIONS = 8;
const isLazy = (section: Section, index: number) =>
  index >= EAGER_SECTIONS || section.kind === 'contact' || LAZY_KINDS.has(getSectionName(section));

/** A page ready to render, built in or from the editor, with its drawings' URLs and case studies. */
export type StoredContent = {
  seo: Seo;
  crumbs: Breadcrumb[];
  service?: { name: string; type: string } | undefined;
  hero: Section;
  sections: Section[];
  /** Whether the page renders its own content between its hero and its sections. */
  own?: boolean;
};

type PageParts = Pick<StoredContent, 'hero' | 'sections' | 'own'>;

/** Lists the views needed for hydration, without those of sections that hydrate later. */
export const listInitialViews = ({ hero, sections, own }: PageParts): string[] => [
  ...(own ? [] : [getHeroViewName(getSectionName(hero))]),
  ...sections.filter((section, index) => !isLazy(section, index)).map(getSectionName),
];

/** Lists the views of sections that hydrate later. Their styles load with the page. */
export const listLaterViews = ({ sections }: Pick<PageParts, 'sections'>): string[] =>
  sections.filter(isLazy).map(getSectionName);

/** Skips sections that the server has rendered and that hydrate later. */
export function loadStoredViews(page: PageParts): Promise<void> {
  const isServerRendered = !import.meta.env.SSR && !isHydrated();
  return loadViews([
    ...listInitialViews(page),
    ...(isServerRendered ? [] : page.sections.map(getSectionName)),
  ]);
}

/** Skips unknown kinds. */
export const renderSections = (sections: StoredContent['sections']): ReactNode[] =>
  sections.map((section, index) => {
    const View = isLazy(section, index)
      ? findLazyView(getSectionName(section))
      : findView(getSectionName(section));
    return View && <View key={section._id ?? index} {...section} />;
  });

/** Sections that share the dial of the home page hero if they directly follow it. */
const DIAL_SECTIONS: ReadonlySet<string> = new Set<SectionName>(['figures tall', 'cells dial']);
/** Closings that become the first screen if they directly follow the hero of an offer. */
const OPENING_CLOSINGS: ReadonlySet<string> = new Set<SectionName>([
  'citation',
  'fees',
  'riskMap',
  'scale line',
  'scale rings',
  'selfTest',
  'startDates',
  'team',
]);

function countHeroSections(hero: Section, sections: readonly Section[]): number {
  const names = sections.map(getSectionName);
  if (getSectionName(hero) === 'head offer') return OPENING_CLOSINGS.has(names[0] ?? '') ? 1 : 0;
  if (getSectionName(hero) === 'head people') return names[0] === 'people portraits' ? 1 : 0;
  if (getSectionName(hero) !== 'head front') return 0;
  const end = names.findIndex(name => !DIAL_SECTIONS.has(name));
  return end < 0 ? names.length : end;
}

export function StoredPage({ crumbs, hero, sections }: Pick<StoredContent, 'crumbs' | 'hero' | 'sections'>) {
  const Hero = findView(getHeroViewName(getSectionName(hero)));
  const views = renderSections(sections);
  const heroSectionCount = countHeroSections(hero, sections);
  const page = (
    <>
      {Hero && (
        <Hero {...hero} crumbs={crumbs}>
          {heroSectionCount > 0 && views.slice(0, heroSectionCount)}
        </Hero>
      )}
      {views.slice(heroSectionCount)}
    </>
  );
  return getSectionName(hero) === 'head policy' ? <div className={on.white}>{page}</div> : page;
}
