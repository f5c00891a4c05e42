import { z } from '../zod';
import { fieldWords, line, rows, sectionTitle, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

const heads = z.tuple([
  line('First column', { max: 60 }),
  line('Second', { max: 60 }),
  line('Third', { max: 60 }),
]);
fieldWords.add(heads, { label: 'Heads of the columns', example: ['Service', 'Work', 'Result'] });

/** Services as an account book: what it is called, what we do, what the client is left with. */
export const ledger = sectionKind(
  'ledger',
  {
    label: 'Account book',
    help: 'A table: what it is called, what we do, what the client is left with.',
    synonyms: 'table services rows results',
  },
  {
    ...sectionTitle,
    caption: line('What it is a table of, for screen readers', { max: 120 }),
    columns: heads,
    rows: rows(
      'Rows',
      {
        service: line('Name'),
        work: text('What we do', { max: 400 }),
        result: text('What is left', { max: 400 }),
      },
      { max: 20, one: 'Row' },
    ),
  },
);
export type LedgerSection = ContentOf<typeof ledger>;
