import { drawing, line, rows, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** What stays behind, each with a drawing. */
export const outcomes = sectionKind(
  'outcomes',
  {
    label: 'What stays behind',
    help: 'Results, each with a drawing.',
    synonyms: 'results deliverables artefacts',
  },
  {
    title: line('Title'),
    items: rows(
      'Results',
      { ...titledText, art: drawing('Drawing', { example: 'art:keep-plan' }) },
      { max: 8, one: 'Result' },
    ),
  },
);
export type OutcomesSection = ContentOf<typeof outcomes>;
