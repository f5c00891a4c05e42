import type { ComponentType } from 'react';
import type { SectionKind, SectionOf } from '../../domain/sections';
import type { HeroContent } from '../../domain/sections/heroes';
import type { Crumb } from '../../domain/seo';
import type { PosterCard } from '../cases/poster-rule';
import { whenSeen } from '../ui/when-seen';

/** What a section may have besides its words: the case studies it shows, the first day of its ruler. */
export type SectionData = { cases: readonly PosterCard[]; monday: string };
type View<Content> = Promise<ComponentType<Content & SectionData>>;

/** The component of each kind of section, in a chunk of its own where no built-in page brings it along already. */
const sections: { [Kind in SectionKind]: () => View<SectionOf<Kind>> } = {
  approach: async () => (await import('../sections/Approach')).default,
  benefits: async () => (await import('../sections/Benefits')).Benefits,
  creed: async () => (await import('../sections/Creed')).Creed,
  deliverables: async () => (await import('../sections/Deliverables')).Deliverables,
  flipCards: async () => (await import('../sections/FlipCards')).FlipCards,
  chapters: async () => (await import('../policy/Chapters')).Chapters,
  figures: async () => (await import('../policy/Figures')).Figures,
  managers: async () => (await import('../contact-page/Managers')).Managers,
  office: async () => (await import('../contact-page/Office')).Office,
  numbers: async () => (await import('../sections/Numbers')).Numbers,
  people: async () => (await import('../sections/People')).People,
  sprint: async () => (await import('../sections/Sprint')).Sprint,
  stages: async () => (await import('../sections/Stages')).Stages,
  startDates: async () => (await import('../closings/StartDates')).default,
  teamChart: async () => (await import('../sections/TeamChart')).TeamChart,
  technologyGrid: async () => (await import('../sections/TechnologyGrid')).TechnologyGrid,
  ways: async () => (await import('../sections/Ways')).Ways,
  wireframes: async () => (await import('../sections/Wireframes')).Wireframes,
  accordions: async () => (await import('../sections/Accordions')).Accordions,
  banner: async () => (await import('../sections/Banner')).Banner,
  cases: async () => (await import('../sections/SelectedCases')).SelectedCases,
  cells: async () => (await import('../sections/Cells')).Cells,
  charts: async () => (await import('../sections/Charts')).Charts,
  check: async () => (await import('../closings/Check')).default,
  choices: async () => (await import('../sections/Choices')).Choices,
  contact: async () => (await import('../contact/ContactSection')).ContactSection,
  cooperation: async () => (await import('../sections/Cooperation')).Cooperation,
  domainCases: async () => (await import('../cases/DomainCases')).DomainCases,
  durations: async () => (await import('../sections/Durations')).Durations,
  estimate: async () => (await import('../sections/Estimate')).Estimate,
  faq: async () => (await import('../sections/Faq')).Faq,
  fees: async () => (await import('../closings/Fees')).default,
  gains: async () => (await import('../sections/Gains')).Gains,
  gateways: async () => (await import('../sections/Gateways')).Gateways,
  industries: async () => (await import('../sections/Industries')).Industries,
  layers: async () => (await import('../sections/Layers')).Layers,
  ledger: async () => (await import('../sections/Ledger')).Ledger,
  licences: async () => (await import('../closings/Licences')).default,
  models: async () => (await import('../sections/Models')).Models,
  outcomes: async () => (await import('../sections/Outcomes')).Outcomes,
  plan: async () => (await import('../sections/Plan')).Plan,
  points: async () => (await import('../sections/Points')).Points,
  reasons: async () => (await import('../sections/Reasons')).Reasons,
  reviews: async () => (await import('../sections/Reviews')).Reviews,
  riskMap: async () => (await import('../closings/RiskMap')).default,
  rows: async () => (await import('../sections/RowList')).RowList,
  scope: async () => (await import('../sections/Scope')).Scope,
  selfTest: async () => (await import('../closings/SelfTest')).default,
  slides: async () => (await import('../cases/CaseSlides')).CaseSlides,
  solutions: async () => (await import('../sections/Solutions')).Solutions,
  stack: async () => (await import('../sections/Stack')).Stack,
  stackAge: async () => (await import('../closings/StackAge')).default,
  statement: async () => (await import('../sections/Statement')).Statement,
  steps: async () => (await import('../sections/Steps')).Steps,
  symptoms: async () => (await import('../sections/Symptoms')).Symptoms,
  team: async () => (await import('../closings/Team')).default,
  technologies: async () => (await import('../sections/Technologies')).Technologies,
  tiles: async () => (await import('../sections/Tiles')).Tiles,
  timeline: async () => (await import('../sections/Timeline')).Timeline,
  tools: async () => (await import('../sections/Tools')).Tools,
};

type HeroView<Kind extends HeroContent['kind']> = Promise<
  ComponentType<Extract<HeroContent, { kind: Kind }> & { crumbs: readonly Crumb[] }>
>;
const heroes: { [Kind in HeroContent['kind']]: () => HeroView<Kind> } = {
  landing: async () => (await import('../sections/LandingHero')).LandingHero,
  front: async () => (await import('../sections/Hero')).Hero,
  plan: async () => (await import('../sections/PlanHero')).PlanHero,
  list: async () => (await import('../sections/ListHero')).ListHero,
  policy: async () => (await import('../policy/PolicyHead')).PolicyHead,
  contact: async () => (await import('../contact-page/ContactHead')).ContactHead,
  lost: async () => (await import('../sections/LostHero')).LostHero,
  search: async () => (await import('../search/SearchHead')).SearchHead,
  page: async () => (await import('../sections/PageHero')).PageHero,
};

/** A component of any kind: its kind and its content are paired where it is drawn. */
type AnyView = ComponentType<Record<string, unknown>>;
const loads: Record<string, () => Promise<unknown>> = {
  ...sections,
  ...Object.fromEntries(Object.entries(heroes).map(([kind, load]) => [heroName(kind), load])),
};
const loaded = new Map<string, AnyView>();

/** Heroes have kinds of their own. */
export function heroName(kind: string): string {
  return `hero ${kind}`;
}

/** Brings what draws these kinds; one that there is not is left out. */
export async function loadViews(kinds: Iterable<string>): Promise<void> {
  const missing = [...new Set(kinds)].filter(kind => !loaded.has(kind) && Object.hasOwn(loads, kind));
  await Promise.all(missing.map(async kind => loaded.set(kind, (await loads[kind]?.()) as AnyView)));
}

/** What draws a kind, once it was brought. */
export const viewOf = (kind: string): AnyView | undefined => loaded.get(kind);

/** Kinds that are long or that few visitors reach: built-in pages, too, have them come when they are seen. */
export const WHEN_SEEN: ReadonlySet<string> = new Set<SectionKind>([
  'approach',
  'check',
  'fees',
  'licences',
  'riskMap',
  'selfTest',
  'stackAge',
  'startDates',
  'team',
]);
const late = new Map<string, AnyView>();

/** What draws a kind whose script comes when it is seen (docs/decisions/scripts.md). */
export function lateViewOf(kind: string): AnyView | undefined {
  if (!Object.hasOwn(loads, kind)) return undefined;
  const known = late.get(kind);
  if (known) return known;
  const load = async () => {
    await loadViews([kind]);
    return { default: loaded.get(kind) as AnyView };
  };
  const built = loaded.get(kind);
  const view = whenSeen(load, built && { default: built });
  late.set(kind, view);
  return view;
}
