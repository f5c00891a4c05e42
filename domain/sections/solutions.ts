import { group, line, link, rows, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Products in two columns of rows, the first half, rounded up, on the left; the last row asks for one more. */
export const solutions = sectionKind(
  'solutions',
  {
    label: 'Two columns of rows',
    help: 'Products or services by name; the last row asks for one more.',
    synonyms: 'products list links index',
  },
  {
    title: line('Title'),
    items: rows('Rows', { ...titledText, href: link('Leads to').optional() }, { max: 40, one: 'Row' }),
    more: group('The last row', {
      label: line('Label', { max: 80 }),
      href: link('Leads to', { example: '#contact-us' }),
    }),
  },
);
export type SolutionsSection = ContentOf<typeof solutions>;
