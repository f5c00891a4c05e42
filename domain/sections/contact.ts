import { describeField } from '../fields/meta';
import { CHOICE_LENGTH_MAX } from '../limits';
import { messages } from '../messages';
import { oneLine } from '../plain-text';
import { drawing, line, text } from './fields';
import { section } from './kind';

/** Labels of a week of calls, for sections from earlier versions, which lack them. */
export const WEEK_LABELS = {
  timesLabel: 'Free times',
  button: 'Take this time',
  zoneNote: 'Times in {zone}. You can change the time zone on the next page.',
  formTitle: 'Or write first',
};

/** Every variant has all fields of the form. */
export const contact = section(
  'contact',
  { label: 'Request form', help: 'The request form with an introduction.' },
  {
    title: line('Title', { help: '{writer} is the first name of the page’s writer.' }),
    line: text('Text below the title', { max: 300 }),
    requestType: describeField(oneLine().max(CHOICE_LENGTH_MAX, messages.tooLong), {
      label: 'Preselected request type',
      widget: 'line',
      help: 'Spelled as in Lists and forms. If empty, the first type is preselected.',
    }).optional(),
  },
  {
    writer: {
      label: 'Form beside the writer',
      help: 'The person who wrote the page, beside the request form.',
      synonyms: 'contact mail message enquiry portrait',
      fields: {},
    },
    strip: {
      label: 'Form beside an answer',
      help: 'The visitor’s answer to the page’s calculator or test in tall digits, beside the request form.',
      ground: 'grey',
      fields: {
        figure: line('Figure before there is an answer', {
          max: 7,
          example: '2',
          isExamplePublishable: true,
        }),
        unit: line('Unit', { max: 60, example: 'days', isExamplePublishable: true }),
        art: drawing('Drawing above the figure', { example: 'art:strip-gauge' }).optional(),
      },
    },
    letter: {
      label: 'Letter',
      help: 'A letter with the fields of the request form in its gaps.',
      fields: {
        letter: text('Letter', {
          max: 400,
          help: 'The fields replace {name}, {company}, {idea} and {email}. Fields that you leave out follow the letter.',
          example:
            'Dear {writer}, my name is {name} and I work for {company}. {idea} Write to me at {email}.',
          isExamplePublishable: true,
        }),
      },
    },
    week: {
      label: 'Free times for a call',
      help: 'The writer’s next free times for a call, above the request form. Without free times, the form is shown beside the writer.',
      ground: 'grey',
      fields: {
        timesLabel: line('Name of the times, for screen readers', {
          max: 60,
          example: WEEK_LABELS.timesLabel,
          isExamplePublishable: true,
        }),
        button: line('Button', { max: 40, example: WEEK_LABELS.button, isExamplePublishable: true }),
        zoneNote: line('Note beside the button', {
          help: '{zone} is replaced with the city of the time zone.',
          example: WEEK_LABELS.zoneNote,
          isExamplePublishable: true,
        }),
        formTitle: line('Title above the form', {
          max: 60,
          example: WEEK_LABELS.formTitle,
          isExamplePublishable: true,
        }),
      },
    },
  },
);
