import { schemaMeta } from '../fields/meta';
import { z } from '../zod';
import { line, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

const heads = z.tuple([
  line('First column', { max: 60 }),
  line('Second column', { max: 60 }),
  line('Third column', { max: 60 }),
]);
schemaMeta.add(heads, { label: 'Column headings', example: ['Service', 'Work', 'Result'] });

export const table = section('table', { label: 'Table', help: 'Three columns of text.' }, sectionTitle, {
  ledger: {
    label: 'Table of services',
    help: 'Three columns: the service, what we do, and what the client gets.',
    synonyms: 'table services rows results',
    ground: 'grey',
    fields: {
      caption: line('Topic of the table, for screen readers', { max: 120 }),
      columns: heads,
      items: rows(
        'Rows',
        {
          title: line('Name'),
          text: text('What we do', { max: 400 }),
          result: text('What the client gets', { max: 400 }),
        },
        { max: 20, singular: 'Row' },
      ),
    },
  },
  results: {
    label: 'Table of results',
    help: 'What the client receives after each stage, and what it includes, on a ruler of weeks.',
    synonyms: 'deliverables table results handover',
    ground: 'grey',
    fields: {
      items: rows(
        'Results',
        {
          ...titledText,
          after: line('Ready after', { max: 60, help: 'Ends with a week, as in “Design, week 4”' }),
        },
        { singular: 'Result' },
      ),
    },
  },
});
