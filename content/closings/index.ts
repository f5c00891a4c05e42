import { fitted } from '../../domain/fields/examples';
import { type ClosingKind, closingKinds } from '../../domain/sections/closing';
import { check } from './check';
import { fees } from './fees';
import { licences } from './licences';
import { riskMap } from './risk-map';
import { selfTest } from './self-test';
import { stackAge } from './stack-age';
import { startDates } from './start-dates';
import { team } from './team';

/** Closings by their kind; for the server, since each comes to a page by itself. */
const closings = { startDates, fees, selfTest, team, check, licences, stackAge, riskMap };

/** Sections as the editor begins with them: closings with the words that they say by themselves. */
export const withClosingWords = <Section extends { kind: string }>(sections: readonly Section[]): Section[] =>
  sections.map(section => {
    const kind = section.kind as ClosingKind;
    return Object.hasOwn(closings, kind)
      ? ({ ...(fitted(closingKinds[kind].schema, closings[kind]) as object), ...section } as Section)
      : section;
  });
