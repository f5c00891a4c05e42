import { type ContentOf, sectionKind } from './kind';

/**
 * What a page closes with, before its request form: something to use, whose answers begin the request. Each stands on
 * one page, and its words (`content/closings`) come with its script.
 */
const closing = <Kind extends string>(kind: Kind, label: string, help: string) =>
  sectionKind(kind, { label, help, synonyms: 'closing tool calculator interactive' }, {});

export const fees = closing('fees', 'Fees', 'What payments cost at a volume, reckoned on the page.');
export const selfTest = closing(
  'selfTest',
  'Self-test',
  'Questions about testing, and what the answers mean.',
);
export const team = closing('team', 'Team', 'A team put together on the page, and what it costs.');
export const check = closing('check', 'Check', 'Whether a question is one for a model.');
export const licences = closing('licences', 'Licences', 'Which licence a product needs, by country.');
export const stackAge = closing('stackAge', 'Age of a stack', 'How old a stack is, on a scale.');
export const riskMap = closing('riskMap', 'Risk map', 'Risks placed by likelihood and damage.');
export const startDates = closing(
  'startDates',
  'Start dates',
  'A start on a ruler of weeks, and the days that follow.',
);

const closings = { startDates, fees, selfTest, team, check, licences, stackAge, riskMap };
export type ClosingSection = {
  [Kind in keyof typeof closings]: ContentOf<(typeof closings)[Kind]>;
}[keyof typeof closings];
