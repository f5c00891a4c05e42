import { drawing, line, rows, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Promises, each beside a small chart of what it does; `chart` is a drawing of 240 by 72. */
export const charts = sectionKind(
  'charts',
  {
    label: 'Small charts',
    help: 'Promises, each beside a small chart of what it does.',
    synonyms: 'promises benefits graph spark',
  },
  {
    title: line('Title'),
    items: rows(
      'Promises',
      { ...titledText, chart: drawing('Chart', { example: 'art:spark-fall' }) },
      { one: 'Promise' },
    ),
  },
);
export type ChartsSection = ContentOf<typeof charts>;
