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

/**
 * The scripts of this many sections load with the page, enough for the longest built-in page. Later sections load when
 * visible.
 */
const EAGER_SECTIONS = 12;
const isLazy = (section: Section, index: number) =>
  index >= EAGER_SECTIONS || LAZY_KINDS.has(getSectionName(section));

/** A page ready to render, built in or from the editor, with its drawings' URLs and case studies. */
export type StoredContent = {
  seo: Seo;
  crumbs: Breadcrumb[];
  service?: { name: string; type: string } | undefined;
  hero: Section;
  sections: Section[];
  /** The page renders its own content between hero and sections. */
  own?: boolean;
};

type PageParts = Pick<StoredContent, 'hero' | 'sections' | 'own'>;

/** Lists the views needed for hydration, without those of sections that hydrate later. */
export const listInitialViews = ({ hero, sections, own }: PageParts): string[] => [
  ...(own ? [] : [getHeroViewName(getSectionName(hero))]),
  ...sections.filter((section, index) => !isLazy(section, index)).map(getSectionName),
];

/** Skips sections that the server has rendered and that hydrate later. */
export function loadStored(page: PageParts): Promise<void> {
  const isDrawn = !import.meta.env.SSR && !isHydrated();
  return loadViews([...listInitialViews(page), ...(isDrawn ? [] : page.sections.map(getSectionName))]);
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
const ON_DIAL: ReadonlySet<string> = new Set<SectionName>(['figures tall', 'cells dial']);

function countOnDial(hero: Section, sections: readonly Section[]): number {
  if (getSectionName(hero) !== 'head front') return 0;
  const end = sections.findIndex(section => !ON_DIAL.has(getSectionName(section)));
  return end < 0 ? sections.length : end;
}

export function StoredPage({ crumbs, hero, sections }: Pick<StoredContent, 'crumbs' | 'hero' | 'sections'>) {
  const Hero = findView(getHeroViewName(getSectionName(hero)));
  const views = renderSections(sections);
  const onDial = countOnDial(hero, sections);
  const page = (
    <>
      {Hero && (
        <Hero {...hero} crumbs={crumbs}>
          {views.slice(0, onDial)}
        </Hero>
      )}
      {views.slice(onDial)}
    </>
  );
  return getSectionName(hero) === 'head policy' ? <div className={on.white}>{page}</div> : page;
}
