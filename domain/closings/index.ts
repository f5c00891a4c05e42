import { isRecord } from '../record';
import type { SectionByName, SectionName } from '../sections';
import { getSectionName } from '../sections/name';
import { applyEditedText } from './apply-edited-text';
import type { CheckClosing } from './check';
import type { CitationClosing } from './citation';
import type { FeesClosing } from './fees';
import type { SelfTestClosing } from './self-test';
import type { StartDatesClosing } from './start-dates';
import type { TeamClosing } from './team';
import type { RiskMapClosing, ScaleClosing } from './verdicts';

/** The built-in closings, by their name in the contact page's URL. */
export type Closings = {
  fees: FeesClosing;
  selfTest: SelfTestClosing;
  startDates: StartDatesClosing;
  team: TeamClosing;
  check: CheckClosing;
  citation: CitationClosing;
  licences: ScaleClosing;
  stackAge: ScaleClosing;
  riskMap: RiskMapClosing;
};

/** Sections whose closing has a different name. */
const CLOSING_NAMES = { 'scale line': 'licences', 'scale rings': 'stackAge' } as const;
type RenamedSections = typeof CLOSING_NAMES;

/** A section as passed to its view, with a complete closing. */
export type CompleteSection<Name extends SectionName> = Name extends keyof RenamedSections
  ? SectionByName<Name> & Closings[RenamedSections[Name]]
  : Name extends keyof Closings
    ? SectionByName<Name> & Closings[Name]
    : SectionByName<Name>;

/** Leaves content without a closing unchanged. */
export function completeClosing<Content>(closings: Closings, content: Content): Content {
  if (!isRecord(content) || typeof content.kind !== 'string') return content;
  const section = getSectionName({ kind: content.kind, variant: content.variant });
  const name = CLOSING_NAMES[section as keyof RenamedSections] ?? section;
  return Object.hasOwn(closings, name)
    ? { ...content, ...applyEditedText(closings[name as keyof Closings], content) }
    : content;
}
