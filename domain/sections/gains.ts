import { line, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Promises, each with the figure it will be judged by. */
export const gains = sectionKind(
  'gains',
  {
    label: 'Gains',
    help: 'Promises, each with the figure it will be judged by.',
    synonyms: 'benefits measures kpi results',
  },
  {
    ...sectionTitle,
    items: rows('Promises', { ...titledText, measure: line('Measured by') }, { one: 'Promise' }),
  },
);
export type GainsSection = ContentOf<typeof gains>;
