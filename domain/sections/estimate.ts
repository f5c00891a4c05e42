import { line, rows, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** An opening statement, and under it how long things take. */
export const estimate = sectionKind(
  'estimate',
  {
    label: 'Statement with times',
    help: 'An opening statement, and under it how long things take.',
    synonyms: 'intro lead time estimate',
  },
  {
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
);
export type EstimateSection = ContentOf<typeof estimate>;
