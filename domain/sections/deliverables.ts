import { line, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** What a client holds after each stage, as a table. */
export const deliverables = sectionKind(
  'deliverables',
  {
    label: 'Table of results',
    help: 'What one holds after each stage, and what is in it.',
    synonyms: 'deliverables table results handover',
  },
  {
    ...sectionTitle,
    items: rows('Results', { ...titledText, after: line('Ready after', { max: 60 }) }, { one: 'Result' }),
  },
);
export type DeliverablesSection = ContentOf<typeof deliverables>;
