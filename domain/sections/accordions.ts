import { choice, ground, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Texts that open in place, in two columns; the first half, rounded up, stands left (rule 21). */
export const accordions = sectionKind(
  'accordions',
  {
    label: 'Texts that open',
    help: 'Titles in two columns; each opens its text in place.',
    synonyms: 'accordion faq expand services list fold',
  },
  {
    ...sectionTitle,
    ground: ground(),
    open: choice('How many may be open', { 'one-a-column': 'One a column', any: 'As many as one likes' }),
    items: rows('Texts', titledText, { min: 2, one: 'Text' }),
  },
);
export type AccordionsSection = ContentOf<typeof accordions>;
