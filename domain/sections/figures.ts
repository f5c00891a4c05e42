import { choice, drawing, group, line, rows, sectionTitle, text } from './fields';
import { section } from './kind';

const createLabelField = (example: string) =>
  line('Topic of the figures, for screen readers', { example, isExamplePublishable: true });

const agencyFigures = rows(
  'Figures',
  {
    token: choice('Figure', {
      founded: 'Founding year',
      clients: 'Clients',
      projects: 'Projects',
      team: 'People',
    }),
    text: line('Caption', { help: 'If empty, the caption from Facts is used.' }).optional(),
  },
  { max: 4, singular: 'Figure' },
);

export const figures = section(
  'figures',
  { label: 'Figures', help: 'Large figures, each with a caption.' },
  {},
  {
    agency: {
      label: 'Figures of the agency',
      help: 'Large figures from the site’s facts, each with a caption.',
      synonyms: 'numbers stats facts clients projects team',
      fields: {
        label: createLabelField('The short version'),
        items: agencyFigures,
        note: text('Text below the figures', { max: 400 }).optional(),
      },
    },
    tall: {
      label: 'Figures on the dial',
      help: 'Figures from the site’s facts, one below the other. Directly below the home page hero, the beam of the hero points at the figures.',
      synonyms: 'numbers stats facts dial beam column',
      ground: 'black',
      fields: { label: createLabelField('The short version'), items: agencyFigures },
    },
    text: {
      label: 'Key figures of a text',
      help: 'Figures that you enter, each with its unit and meaning.',
      synonyms: 'numbers figures policy terms periods',
      fields: {
        label: createLabelField('The policy in figures'),
        items: rows(
          'Figures',
          {
            value: line('Figure', { max: 12, example: '30', isExamplePublishable: true }),
            unit: line('Unit', { max: 20, example: 'days', isExamplePublishable: true }),
            text: line('Meaning'),
          },
          { max: 12, singular: 'Figure' },
        ),
      },
    },
    calendars: {
      label: 'Durations',
      help: 'Large figures, each with a calendar of working days.',
      synonyms: 'time calendar schedule days weeks durations',
      ground: 'grey',
      fields: {
        ...sectionTitle,
        items: rows(
          'Sizes',
          {
            title: line('Title', { max: 60 }),
            /** `figure` is a number or a range, and `dial` a drawing for an unknown duration. */
            length: group('Length', {
              figure: line('Figure', { max: 12, example: '5', isExamplePublishable: true }).optional(),
              dial: drawing('Drawing instead of a figure', { example: 'art:duration-custom' }).optional(),
              unit: line('Unit', { max: 40, example: 'working days', isExamplePublishable: true }),
            }),
            calendar: drawing('Calendar', { example: 'art:calendar-small' }),
            team: line('Suitable for'),
            text: text('Text'),
          },
          { max: 6, singular: 'Size' },
        ),
      },
    },
  },
);
