import { rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Numbered steps on one line, all of them open. */
export const steps = sectionKind(
  'steps',
  {
    label: 'Steps',
    help: 'Numbered steps on one line, all of them open.',
    synonyms: 'process how numbered',
  },
  {
    ...sectionTitle,
    items: rows('Steps', titledText, { min: 2, max: 10, one: 'Step' }),
  },
);
export type StepsSection = ContentOf<typeof steps>;
