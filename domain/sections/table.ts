import { meta } from '../fields/meta';
import { z } from '../zod';
import { line, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

const heads = z.tuple([
  line('First column', { max: 60 }),
  line('Second', { max: 60 }),
  line('Third', { max: 60 }),
]);
meta.add(heads, { label: 'Heads of the columns', example: ['Service', 'Work', 'Result'] });

/** Three columns of text. */
export const table = section('table', { label: 'Table', help: 'Three columns of words.' }, sectionTitle, {
  ledger: {
    label: 'Account book',
    help: 'A table: what it is called, what we do, what the client is left with.',
    synonyms: 'table services rows results',
    ground: 'grey',
    fields: {
      caption: line('What it is a table of, for screen readers', { max: 120 }),
      columns: heads,
      items: rows(
        'Rows',
        {
          title: line('Name'),
          text: text('What we do', { max: 400 }),
          result: text('What is left', { max: 400 }),
        },
        { max: 20, one: 'Row' },
      ),
    },
  },
  results: {
    label: 'Table of results',
    help: 'What one holds after each stage, and what is in it.',
    synonyms: 'deliverables table results handover',
    ground: 'grey',
    fields: {
      items: rows('Results', { ...titledText, after: line('Ready after', { max: 60 }) }, { one: 'Result' }),
    },
  },
});
