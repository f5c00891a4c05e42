import { line, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Reasons in a list that keeps the chosen one in its middle; `sign` is how the trouble shows itself. */
export const reasons = sectionKind(
  'reasons',
  {
    label: 'List of reasons',
    help: 'Keeps the chosen one in its middle and shows how the trouble looks.',
    synonyms: 'why scroll list problems',
  },
  {
    ...sectionTitle,
    signLabel: line('What stands before the sign', { max: 60, example: 'You notice it as', usable: true }),
    items: rows('Reasons', { ...titledText, sign: line('The sign') }, { min: 2, max: 12, one: 'Reason' }),
  },
);
export type ReasonsSection = ContentOf<typeof reasons>;
