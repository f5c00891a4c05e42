import { accordions } from './accordions';
import { approach } from './approach';
import { banner } from './banner';
import { benefits } from './benefits';
import { cases } from './cases';
import { cells } from './cells';
import { chapters } from './chapters';
import { charts } from './charts';
import { choices } from './choices';
import { check, fees, licences, riskMap, selfTest, stackAge, startDates, team } from './closing';
import { contact } from './contact';
import { cooperation } from './cooperation';
import { creed } from './creed';
import { deliverables } from './deliverables';
import { domainCases } from './domain-cases';
import { durations } from './durations';
import { estimate } from './estimate';
import { faq } from './faq';
import { figures } from './figures';
import { flipCards } from './flip-cards';
import { gains } from './gains';
import { gateways } from './gateways';
import { industries } from './industries';
import type { ContentOf } from './kind';
import { layers } from './layers';
import { ledger } from './ledger';
import { managersSection } from './managers';
import { models } from './models';
import { numbers } from './numbers';
import { office } from './office';
import { outcomes } from './outcomes';
import { peopleSection } from './people';
import { plan } from './plan';
import { points } from './points';
import { reasons } from './reasons';
import { reviews } from './reviews';
import { rowsSection } from './rows';
import { scope } from './scope';
import { slides } from './slides';
import { solutions } from './solutions';
import { sprint } from './sprint';
import { stack } from './stack';
import { stages } from './stages';
import { statement } from './statement';
import { steps } from './steps';
import { symptoms } from './symptoms';
import { teamChart } from './team-chart';
import { technologies } from './technologies';
import { technologyGrid } from './technology-grid';
import { tiles } from './tiles';
import { timeline } from './timeline';
import { tools } from './tools';
import { ways } from './ways';
import { wireframes } from './wireframes';

/** Every kind of section: one file each, told apart by `kind`. What is made of them names none. */
export const sectionKinds = [
  accordions,
  banner,
  cases,
  cells,
  charts,
  choices,
  fees,
  selfTest,
  team,
  check,
  licences,
  stackAge,
  riskMap,
  contact,
  cooperation,
  domainCases,
  durations,
  estimate,
  faq,
  gains,
  gateways,
  industries,
  layers,
  ledger,
  models,
  outcomes,
  plan,
  points,
  reasons,
  reviews,
  rowsSection,
  scope,
  slides,
  solutions,
  stack,
  statement,
  steps,
  symptoms,
  technologies,
  tiles,
  timeline,
  tools,
  startDates,
  approach,
  benefits,
  creed,
  deliverables,
  flipCards,
  numbers,
  peopleSection,
  sprint,
  stages,
  teamChart,
  technologyGrid,
  ways,
  wireframes,
  chapters,
  figures,
  managersSection,
  office,
] as const;

/** Everything a page may be made of. */
export type Section = ContentOf<(typeof sectionKinds)[number]>;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

const byKind = new Map<string, (typeof sectionKinds)[number]>(sectionKinds.map(kind => [kind.kind, kind]));

/** The kind of a section; undefined for one that this version does not know. */
export const kindOfSection = (section: { kind: string }) => byKind.get(section.kind);
