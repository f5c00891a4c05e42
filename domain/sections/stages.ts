import { line, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Stages as large rows with their digits, each with when, who and what one gets. Search engines get them as a guide. */
export const stages = sectionKind(
  'stages',
  {
    label: 'Stages in rows',
    help: 'Stages as large rows: when, who, and what one gets.',
    synonyms: 'process steps weeks phases',
  },
  {
    ...sectionTitle,
    items: rows(
      'Stages',
      {
        ...titledText,
        when: line('When', { max: 60 }),
        who: line('Who', { max: 80 }),
        result: line('What one gets', { max: 80 }),
      },
      { max: 12, one: 'Stage' },
    ),
  },
);
export type StagesSection = ContentOf<typeof stages>;
