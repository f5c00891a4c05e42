import { flag, line, rows, sectionTitle, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** What people say, what it usually means, and the remedy in a word; `warning` marks the odd one out. */
export const symptoms = sectionKind(
  'symptoms',
  {
    label: 'What people say',
    help: 'Sentences heard, what they usually mean, and the remedy in a word.',
    synonyms: 'quotes problems pain symptoms',
  },
  {
    ...sectionTitle,
    items: rows(
      'Sentences',
      {
        quote: line('What people say'),
        text: text('What it means', { max: 400 }),
        remedy: line('Remedy', { max: 40 }),
        warning: flag('The odd one out'),
      },
      { max: 12, one: 'Sentence' },
    ),
  },
);
export type SymptomsSection = ContentOf<typeof symptoms>;
