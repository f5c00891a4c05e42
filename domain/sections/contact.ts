import { line, text } from './fields';
import { section } from './kind';

/** The contact form at the end of a page, with the page’s own invitation. */
export const contact = section(
  'contact',
  {
    label: 'Request form',
    help: 'The contact form with an introduction beside it.',
    synonyms: 'contact form mail message enquiry',
    ground: 'grey',
  },
  {
    title: line('Title'),
    line: text('Text below it', { max: 300 }),
  },
);
