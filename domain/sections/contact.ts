import { line, text } from './fields';
import { section } from './kind';

export const contact = section(
  'contact',
  {
    label: 'Request form',
    help: 'The request form with an introduction beside it.',
    synonyms: 'contact form mail message enquiry',
    ground: 'grey',
  },
  {
    title: line('Title'),
    line: text('Text below the title', { max: 300 }),
  },
);
