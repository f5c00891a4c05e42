import { choice, drawing, group, line, number, rows, sectionTitle, text, titledText } from './fields';
import { section } from './kind';

const createGainField = (label: string) => text(label, { max: 200 });

export const schedule = section(
  'schedule',
  { label: 'Schedule', help: 'What happens on which day.' },
  sectionTitle,
  {
    ruler: {
      label: 'Day-by-day plan',
      help: 'Steps on a ruler of days. The selected step shows its text.',
      synonyms: 'schedule timeline calendar steps gantt',
      ground: 'black',
      fields: {
        days: number('Days on the ruler', 2, 31, { example: 7 }),
        items: rows(
          'Steps',
          { ...titledText, from: number('From day', 1, 31), to: number('To day', 1, 31) },
          { max: 10, singular: 'Step' },
        ),
      },
    },
    /** Colours range from white for planning to the accent for the demo. */
    sprint: {
      label: 'Days of a sprint',
      help: 'Ten days on one line, with what happens on each.',
      synonyms: 'days weeks calendar sprint rhythm',
      ground: 'black',
      fields: {
        items: rows(
          'Days',
          {
            day: line('Day', { max: 20, example: 'Monday', isExamplePublishable: true }),
            title: line('Purpose', { max: 24 }),
            text: line('Details', { max: 60 }).optional(),
            look: choice('Highlight', { plan: 'Start', demo: 'End' }).optional(),
          },
          { max: 10, singular: 'Day' },
        ),
      },
    },
    /** The ruler has a mark for each benefit. */
    gains: {
      label: 'Benefits timeline',
      help: 'What a client has after a day, a month and five years, on a ruler.',
      synonyms: 'benefits timeline ownership ruler',
      fields: {
        art: drawing('Ruler', { example: 'art:benefits-ruler' }),
        gains: group('Benefits', {
          day1: createGainField('After day 1'),
          week2: createGainField('After week 2'),
          month1: createGainField('After month 1'),
          month3: createGainField('After month 3, the first release'),
          year1: createGainField('After year 1'),
          year5: createGainField('After year 5'),
        }),
      },
    },
  },
);
