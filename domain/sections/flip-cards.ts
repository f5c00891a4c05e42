import { line, pictogram, rows, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Cards that turn over under the pointer and under focus (rule 10). */
export const flipCards = sectionKind(
  'flipCards',
  {
    label: 'Cards that turn over',
    help: 'A word with a pictogram on the front, a sentence on the back.',
    synonyms: 'flip habits values cards',
  },
  {
    title: line('Title'),
    cards: rows(
      'Cards',
      {
        word: line('Word on the front', { max: 24 }),
        text: text('Back', {
          max: 300,
          help: 'Begins with the word: on small screens the back stands alone.',
        }),
        icon: pictogram('Pictogram'),
      },
      { max: 6, one: 'Card' },
    ),
  },
);
export type FlipCardsSection = ContentOf<typeof flipCards>;
