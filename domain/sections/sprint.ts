import { choice, line, rows, sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** The days of a sprint on one line, from the white planning to the demo in the accent. */
export const sprint = sectionKind(
  'sprint',
  {
    label: 'Days of a sprint',
    help: 'Ten days on one line, with what happens on each.',
    synonyms: 'days weeks calendar sprint rhythm',
  },
  {
    ...sectionTitle,
    days: rows(
      'Days',
      {
        day: line('Day', { max: 20, example: 'Monday', usable: true }),
        title: line('What it is for', { max: 24 }),
        text: line('More', { max: 60 }).optional(),
        look: choice('Stands out', { plan: 'As the beginning', demo: 'As the end' }).optional(),
      },
      { max: 10, one: 'Day' },
    ),
  },
);
export type SprintSection = ContentOf<typeof sprint>;
