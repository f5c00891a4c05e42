import { choice, drawing, group, line, rows, sectionTitle, text } from './fields';
import { section } from './kind';

const label = (example: string) =>
  line('What the figures are about, for screen readers', { example, usable: true });

/** Large figures with labels. */
export const figures = section(
  'figures',
  { label: 'Figures', help: 'Tall figures, each with its words.' },
  {},
  {
    agency: {
      label: 'Figures of the agency',
      help: 'Tall figures out of the facts of the site, each with its words.',
      synonyms: 'numbers stats facts clients projects team',
      fields: {
        label: label('The short version'),
        items: rows(
          'Figures',
          {
            token: choice('Figure', {
              founded: 'Since when',
              clients: 'Clients',
              projects: 'Projects',
              team: 'People',
            }),
            text: line('What it says', { help: 'The words of the facts, where it is empty.' }).optional(),
          },
          { max: 4, one: 'Figure' },
        ),
        note: text('Sentence below', { max: 400 }).optional(),
      },
    },
    text: {
      label: 'A text in figures',
      help: 'Figures of your own, each with its unit and what it means.',
      synonyms: 'numbers figures policy terms periods',
      fields: {
        label: label('The policy in figures'),
        items: rows(
          'Figures',
          {
            value: line('Figure', { max: 12, example: '30', usable: true }),
            unit: line('Unit', { max: 20, example: 'days', usable: true }),
            text: line('What it means'),
          },
          { max: 12, one: 'Figure' },
        ),
      },
    },
    calendars: {
      label: 'How long it takes',
      help: 'Tall figures, each with a calendar of working days.',
      synonyms: 'time calendar schedule days weeks durations',
      ground: 'grey',
      fields: {
        ...sectionTitle,
        items: rows(
          'Sizes',
          {
            title: line('Title', { max: 60 }),
            /** `figure` is a number or a range; `dial` is a drawing for an unknown length. */
            length: group('Length', {
              figure: line('Figure', { max: 12, example: '5', usable: true }).optional(),
              dial: drawing('Drawing in its place', { example: 'art:duration-custom' }).optional(),
              unit: line('Unit', { max: 40, example: 'working days', usable: true }),
            }),
            calendar: drawing('Calendar', { example: 'art:calendar-small' }),
            team: line('For whom'),
            text: text('Text'),
          },
          { max: 6, one: 'Size' },
        ),
      },
    },
  },
);
