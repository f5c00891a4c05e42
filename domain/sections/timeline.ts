import { rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Steps on one line, the chosen one open. */
export const timeline = sectionKind(
  'timeline',
  {
    label: 'Timeline',
    help: 'Steps on one line, the chosen one open.',
    synonyms: 'process history stages',
  },
  {
    ...sectionTitle,
    items: rows('Steps', titledText, { min: 2, max: 10, one: 'Step' }),
  },
);
export type TimelineSection = ContentOf<typeof timeline>;
