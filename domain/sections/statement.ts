import { schemaMeta } from '../fields/meta';
import { z } from '../zod';
import { drawing, flag, group, line, rows, text } from './fields';
import { section } from './kind';

const size = z.int().min(200).max(1_600);
schemaMeta.add(size, { label: 'Size of the drawing in px', example: 620 });

export const statement = section(
  'statement',
  { label: 'Statement', help: 'One large sentence, with more text below it.' },
  {},
  {
    plain: {
      label: 'Opening sentence',
      help: 'An opening sentence in large letters, with more text below it.',
      synonyms: 'intro text lead paragraph about',
      fields: {
        title: line('Sentence', { max: 200 }),
        lead: text('Lead'),
        text: text('Text'),
      },
    },
    halves: {
      label: 'Statement above two halves',
      help: 'An opening statement, with durations side by side as posters below it.',
      synonyms: 'intro lead time estimate compare before after',
      fields: {
        title: line('Title'),
        lead: text('Lead'),
        text: text('Text'),
        times: rows(
          'Times',
          {
            figure: line('Figure', { max: 12, example: '3', isExamplePublishable: true }),
            unit: line('Unit', { max: 40, example: 'months', isExamplePublishable: true }),
            text: text('Text', { max: 300 }),
          },
          { max: 4, singular: 'Time' },
        ),
      },
    },
    creed: {
      label: 'One sentence',
      help: 'A mission or philosophy in one large sentence, beside a rotating ring.',
      synonyms: 'mission philosophy creed quote claim',
      ground: 'black',
      fields: {
        title: line('Label', { max: 60, example: 'Our mission', isExamplePublishable: true }),
        sentence: line('Statement', { max: 200 }),
        art: group('Drawing', {
          src: drawing('Drawing', { example: 'art:mission' }),
          size,
          whole: flag('Don’t crop the drawing'),
        }),
      },
    },
  },
);
