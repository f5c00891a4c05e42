import { choice, line, rows, sectionTitle, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Questions that open one at a time. They also become the page’s FAQ in structured data. */
export const faq = sectionKind(
  'faq',
  {
    label: 'Questions',
    help: 'Questions that open one at a time; search engines show them, too.',
    synonyms: 'faq answers accordion help',
  },
  {
    ...sectionTitle,
    ground: choice('Ground', { white: 'White', grey: 'Grey' }),
    items: rows(
      'Questions',
      { question: line('Question'), answer: text('Answer', { max: 1_500 }) },
      { one: 'Question' },
    ),
  },
);
export type FaqSection = ContentOf<typeof faq>;
