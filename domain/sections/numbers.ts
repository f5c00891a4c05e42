import { choice, line, rows, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Tall figures in a strip; they are those of the site's facts (rule 25). */
export const numbers = sectionKind(
  'numbers',
  {
    label: 'Figures of the agency',
    help: 'Tall figures out of the facts of the site, each with its words.',
    synonyms: 'numbers stats facts clients projects team',
  },
  {
    label: line('What the figures are about, for screen readers', {
      example: 'The short version',
      usable: true,
    }),
    items: rows(
      'Figures',
      {
        fact: choice('Figure', {
          founded: 'Since when',
          clients: 'Clients',
          projects: 'Projects',
          team: 'People',
        }),
        text: line('What it says', { help: 'The words of the facts, where it is empty.' }).optional(),
      },
      { max: 4, one: 'Figure' },
    ),
    note: text('Sentence below', { max: 400 }).optional(),
  },
);
export type NumbersSection = ContentOf<typeof numbers>;
