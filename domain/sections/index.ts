import { accordion } from './accordion';
import { banner } from './banner';
import { cases } from './cases';
import { cells } from './cells';
import { chapters } from './chapters';
import { chooser } from './chooser';
import { check, citation, fees, riskMap, scale, selfTest, startDates, team } from './closing';
import { contact } from './contact';
import { figures } from './figures';
import type { KindContent } from './kind';
import { layers } from './layers';
import { logos } from './logos';
import { models } from './models';
import { getSectionName, type NameOf, type ParsedName } from './name';
import { office } from './office';
import { people } from './people';
import { pictures } from './pictures';
import { reviews } from './reviews';
import { rowsSection } from './rows';
import { schedule } from './schedule';
import { statement } from './statement';
import { stepsSection } from './steps';
import { table } from './table';
import { tools } from './tools';

/** Shared code uses this list and never names a kind. */
export const sectionKinds = [
  accordion,
  banner,
  cases,
  cells,
  chapters,
  check,
  chooser,
  citation,
  contact,
  fees,
  figures,
  layers,
  logos,
  models,
  office,
  people,
  pictures,
  reviews,
  riskMap,
  rowsSection,
  scale,
  schedule,
  selfTest,
  startDates,
  statement,
  stepsSection,
  table,
  team,
  tools,
] as const;

export type Section = KindContent<(typeof sectionKinds)[number]>;
/** Kind and variant, such as `rows lines` or `banner`. */
export type SectionName = NameOf<Section>;
export type SectionByName<Name extends SectionName> = Extract<Section, ParsedName<Name>>;

type SectionDescription = (typeof sectionKinds)[number]['variants'][number];
export const sectionVariants: readonly SectionDescription[] = sectionKinds.flatMap(
  ({ variants }): SectionDescription[] => variants,
);
const kindsByName = new Map(
  sectionVariants.map(sectionVariant => [getSectionName(sectionVariant), sectionVariant]),
);

/** Returns undefined for sections from a newer version. */
export const findSectionKind = (section: {
  kind: string;
  variant?: unknown;
}): SectionDescription | undefined => kindsByName.get(getSectionName(section));
