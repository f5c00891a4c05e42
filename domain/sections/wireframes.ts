import { drawing, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Rows, each with a small drawing of 240 by 150 on its left. */
export const wireframes = sectionKind(
  'wireframes',
  {
    label: 'Rows with drawings',
    help: 'Statements in rows, each with a small drawing on its left.',
    synonyms: 'list rows wireframes tested drawings',
  },
  {
    ...sectionTitle,
    items: rows(
      'Rows',
      { ...titledText, art: drawing('Drawing', { example: 'art:wire-site' }) },
      { max: 8, one: 'Row' },
    ),
  },
);
export type WireframesSection = ContentOf<typeof wireframes>;
