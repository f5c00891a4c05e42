import { meta } from '../fields/meta';
import { z } from '../zod';
import { drawing, flag, group, line, rows, text } from './fields';
import { section } from './kind';

const size = z.int().min(200).max(1_600);
meta.add(size, { label: 'Side of the drawing, px', example: 620 });

/** One sentence in large letters. */
export const statement = section(
  'statement',
  { label: 'Statement', help: 'One sentence in large letters, and what is behind it.' },
  {},
  {
    plain: {
      label: 'Opening sentence',
      help: 'An opening sentence in large letters, and what stands behind it.',
      synonyms: 'intro text lead paragraph about',
      fields: {
        title: line('Sentence', { max: 200 }),
        lead: text('Lead'),
        text: text('Text'),
      },
    },
    times: {
      label: 'Statement with times',
      help: 'An opening statement, and under it how long things take.',
      synonyms: 'intro lead time estimate',
      fields: {
        title: line('Title'),
        lead: text('Lead'),
        text: text('Text'),
        times: rows(
          'Times',
          {
            figure: line('Figure', { max: 12, example: '3', usable: true }),
            unit: line('Unit', { max: 40, example: 'months', usable: true }),
            text: text('Text', { max: 300 }),
          },
          { max: 4, one: 'Time' },
        ),
      },
    },
    creed: {
      label: 'One sentence',
      help: 'A mission or a philosophy in one large sentence, beside a turning ring.',
      synonyms: 'mission philosophy creed quote claim',
      ground: 'black',
      fields: {
        title: line('What it is', { max: 60, example: 'Our mission', usable: true }),
        sentence: line('The sentence', { max: 200 }),
        art: group('Drawing', {
          src: drawing('Drawing', { example: 'art:mission' }),
          size,
          whole: flag('No part of it may lie outside'),
        }),
      },
    },
  },
);
