import type { ComponentType } from 'react';
import type { FreeWeek } from '../../domain/bookings/booking-view';
import type { CompleteSection } from '../../domain/closings';
import type { SectionName } from '../../domain/sections';
import type { HeroByName, HeroName } from '../../domain/sections/heroes';
import type { Breadcrumb } from '../../domain/seo';
import type { PosterCard } from '../cases/poster-rule';
import { hydrateWhenVisible } from '../ui/hydrate-when-visible';

/**
 * Data that a section may need in addition to its content. `monday` is the ruler's first day, `hour` the current hour
 * in the office, `writer` the name of the page's writer and `week` the free times for calls.
 */
type SectionData = {
  cases: readonly PosterCard[];
  monday: string;
  hour: number;
  writer: string | undefined;
  week: FreeWeek | undefined;
};
type View<Content> = Promise<ComponentType<Content & SectionData>>;

/** Each variant's component. The build puts it into its own chunk unless a built-in page includes it. */
const sections: { [Name in SectionName]: () => View<CompleteSection<Name>> } = {
  'accordion columns': async () => (await import('../sections/accordion/Columns')).Columns,
  'accordion drawers': async () => (await import('../sections/accordion/Drawers')).Drawers,
  'accordion questions': async () => (await import('../sections/accordion/Questions')).Questions,
  banner: async () => (await import('../sections/banner/Banner')).Banner,
  'cases figures': async () => (await import('../sections/cases/Figures')).Figures,
  'cases pairs': async () => (await import('../sections/cases/Pairs')).Pairs,
  'cases poster': async () => (await import('../sections/cases/Poster')).Poster,
  'cases slides': async () => (await import('../sections/cases/Slides')).Slides,
  'cells dial': async () => (await import('../sections/cells/Dial')).Dial,
  'cells flip': async () => (await import('../sections/cells/Flip')).Flip,
  'cells grid': async () => (await import('../sections/cells/Grid')).Grid,
  'cells posters': async () => (await import('../sections/cells/Posters')).Posters,
  'cells screen': async () => (await import('../sections/cells/Screen')).Screen,
  chapters: async () => (await import('../policy/Chapters')).Chapters,
  check: async () => (await import('../closings/Check')).default,
  'chooser list': async () => (await import('../sections/chooser/List')).List,
  'chooser scroll': async () => (await import('../sections/chooser/Scroll')).Scroll,
  'chooser tabs': async () => (await import('../sections/chooser/Tabs')).ChooserTabs,
  citation: async () => (await import('../closings/Citation')).default,
  'contact letter': async () => (await import('../contact/forms')).Letter,
  'contact strip': async () => (await import('../contact/forms')).Strip,
  'contact week': async () => (await import('../contact/forms')).Week,
  'contact writer': async () => (await import('../contact/ContactSection')).ContactSection,
  fees: async () => (await import('../closings/Fees')).default,
  'figures agency': async () => (await import('../sections/figures/Agency')).Agency,
  'figures calendars': async () => (await import('../sections/figures/Calendars')).Calendars,
  'figures tall': async () => (await import('../sections/figures/Tall')).Tall,
  'figures text': async () => (await import('../sections/figures/Text')).Text,
  'layers columns': async () => (await import('../sections/layers/Columns')).Columns,
  'layers rows': async () => (await import('../sections/layers/Rows')).Rows,
  logos: async () => (await import('../sections/logos/Logos')).Logos,
  'models cards': async () => (await import('../sections/models/Models')).Models,
  'models poster': async () => (await import('../sections/models/Models')).Models,
  office: async () => (await import('../contact-page/Office')).Office,
  'people contacts': async () => (await import('../sections/people/Contacts')).Contacts,
  'people portraits': async () => (await import('../sections/people/Portraits')).Portraits,
  'people teams': async () => (await import('../sections/people/Teams')).Teams,
  'pictures charts': async () => (await import('../sections/pictures/Pictures')).Pictures,
  'pictures pairs': async () => (await import('../sections/pictures/Pictures')).Pictures,
  'pictures rows': async () => (await import('../sections/pictures/Pictures')).Pictures,
  'pictures touching': async () => (await import('../sections/pictures/Pictures')).Pictures,
  reviews: async () => (await import('../sections/reviews/Reviews')).Reviews,
  riskMap: async () => (await import('../closings/RiskMap')).default,
  'rows column': async () => (await import('../sections/rows/Column')).Column,
  'rows film': async () => (await import('../sections/rows/Film')).Film,
  'rows lines': async () => (await import('../sections/rows/Lines')).Lines,
  'rows names': async () => (await import('../sections/rows/Names')).Names,
  'rows numbered': async () => (await import('../sections/rows/Numbered')).Numbered,
  'rows promises': async () => (await import('../sections/rows/Promises')).Promises,
  'rows stages': async () => (await import('../sections/rows/Stages')).Stages,
  'scale line': async () => (await import('../sections/scale/Line')).default,
  'scale rings': async () => (await import('../sections/scale/Rings')).default,
  'schedule gains': async () => (await import('../sections/schedule/Gains')).Gains,
  'schedule ruler': async () => (await import('../sections/schedule/Ruler')).Ruler,
  'schedule sprint': async () => (await import('../sections/schedule/Sprint')).Sprint,
  selfTest: async () => (await import('../closings/SelfTest')).default,
  startDates: async () => (await import('../closings/StartDates')).default,
  'statement creed': async () => (await import('../sections/statement/Creed')).Creed,
  'statement halves': async () => (await import('../sections/statement/Halves')).Halves,
  'statement plain': async () => (await import('../sections/statement/Plain')).Plain,
  'steps dial': async () => (await import('../sections/steps/Dial')).default,
  'steps line': async () => (await import('../sections/steps/Line')).Line,
  'steps open': async () => (await import('../sections/schedule/Sprint')).Steps,
  'table ledger': async () => (await import('../sections/table/Ledger')).Ledger,
  'table results': async () => (await import('../sections/table/Results')).Results,
  team: async () => (await import('../closings/Team')).default,
  'tools cards': async () => (await import('../sections/tools/Cards')).Cards,
  'tools grid': async () => (await import('../sections/tools/Grid')).Grid,
  'tools parts': async () => (await import('../sections/tools/Parts')).Parts,
  'tools passing': async () => (await import('../sections/tools/Passing')).Passing,
};

type HeroView<Name extends HeroName> = Promise<
  ComponentType<HeroByName<Name> & { crumbs: readonly Breadcrumb[] }>
>;
const heroes: { [Name in HeroName]: () => HeroView<Name> } = {
  'head offer': async () => (await import('../sections/head/Offer')).OfferHero,
  'head front': async () => (await import('../sections/head/Front')).Hero,
  'head people': async () => (await import('../sections/people/PeopleHero')).PeopleHero,
  'head picture': async () => (await import('../sections/head/Picture')).PlanHero,
  'head ring': async () => (await import('../sections/head/Ring')).RingHero,
  'head white': async () => (await import('../sections/head/White')).ListHero,
  'head policy': async () => (await import('../sections/head/Policy')).PolicyHead,
  'head drawing': async () => (await import('../sections/head/Drawing')).PageHero,
  contact: async () => (await import('../contact-page/ContactHead')).ContactHead,
  lost: async () => (await import('../sections/NotFoundHero')).NotFoundHero,
  search: async () => (await import('../search/SearchHead')).SearchHead,
};

/** Any section component. Names and content are paired where they are rendered. */
type AnyView = ComponentType<Record<string, unknown>>;
const loaders: Record<string, () => Promise<unknown>> = {
  ...sections,
  ...Object.fromEntries(Object.entries(heroes).map(([name, load]) => [getHeroViewName(name), load])),
};
const loadedViews = new Map<string, AnyView>();

export function getHeroViewName(name: string): string {
  return `hero ${name}`;
}

/** Ignores unknown names. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  const missingNames = [...new Set(names)].filter(
    name => !loadedViews.has(name) && Object.hasOwn(loaders, name),
  );
  await Promise.all(
    missingNames.map(async name => loadedViews.set(name, (await loaders[name]?.()) as AnyView)),
  );
}

/** Returns undefined until the view is loaded. */
export const findView = (name: string): AnyView | undefined => loadedViews.get(name);

/** Large or rarely reached variants, which load when visible. */
export const LAZY_KINDS: ReadonlySet<string> = new Set<SectionName>([
  'check',
  'citation',
  'fees',
  'people portraits',
  'riskMap',
  'scale line',
  'scale rings',
  'schedule gains',
  'selfTest',
  'startDates',
  'steps dial',
  'team',
]);
const lazyViews = new Map<string, AnyView>();

/** Returns the view of a section that loads when visible (docs/decisions/scripts.md). */
export function findLazyView(name: string): AnyView | undefined {
  if (!Object.hasOwn(loaders, name)) return undefined;
  const cachedView = lazyViews.get(name);
  if (cachedView) return cachedView;
  const load = async () => {
    await loadViews([name]);
    return { default: loadedViews.get(name) as AnyView };
  };
  const loadedView = loadedViews.get(name);
  const view = hydrateWhenVisible(load, loadedView && { default: loadedView });
  lazyViews.set(name, view);
  return view;
}
