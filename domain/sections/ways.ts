import { choice, line, link, pictogram, rows, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Two posters that touch, each the way to a page. */
export const ways = sectionKind(
  'ways',
  {
    label: 'Two ways on',
    help: 'Two posters that touch, each the way to a page.',
    synonyms: 'links posters next pages',
  },
  {
    title: line('Title, for screen readers'),
    items: rows(
      'Ways',
      {
        ...titledText,
        href: link('Leads to'),
        icon: pictogram('Pictogram'),
        ground: choice('Ground', { black: 'Black', red: 'Accent' }),
      },
      { min: 2, max: 2, one: 'Way' },
    ),
  },
);
export type WaysSection = ContentOf<typeof ways>;
