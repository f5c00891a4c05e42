import { line, mark, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Technologies as cards: when we pick each, and what it goes with. */
export const stack = sectionKind(
  'stack',
  {
    label: 'Cards of tools',
    help: 'Technologies: when we pick each, and what it goes with.',
    synonyms: 'technologies tools cards tech',
  },
  {
    ...sectionTitle,
    items: rows(
      'Tools',
      { ...titledText, mark: mark('Mark'), pairsWith: line('Goes with') },
      { max: 16, one: 'Tool' },
    ),
  },
);
export type StackSection = ContentOf<typeof stack>;
