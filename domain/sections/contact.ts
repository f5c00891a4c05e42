import { describeField } from '../fields/meta';
import { CHOICE_LENGTH_MAX } from '../limits';
import { messages } from '../messages';
import { oneLine } from '../plain-text';
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
    requestType: describeField(oneLine().max(CHOICE_LENGTH_MAX, messages.tooLong), {
      label: 'Ticked request type',
      widget: 'line',
      help: 'Spelled as in Lists and forms. If empty, the first type is ticked.',
    }).optional(),
  },
);
