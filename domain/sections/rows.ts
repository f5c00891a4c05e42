import { ground, link, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Statements in rows between hairlines, with the title staying in view on the left. */
export const rowsSection = sectionKind(
  'rows',
  {
    label: 'Rows',
    help: 'Statements between hairlines, the title in view on the left.',
    synonyms: 'list statements lines',
  },
  {
    ...sectionTitle,
    ground: ground(),
    rows: rows('Rows', { ...titledText, href: link('Leads to').optional() }, { max: 20, one: 'Row' }),
  },
);
export type RowsSection = ContentOf<typeof rowsSection>;
