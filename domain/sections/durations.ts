import { drawing, group, line, rows, sectionTitle, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** How long something takes: a tall figure, its unit, and a calendar of twenty working days. */
export const durations = sectionKind(
  'durations',
  {
    label: 'How long it takes',
    help: 'Tall figures, each with a calendar of working days.',
    synonyms: 'time calendar schedule days weeks',
  },
  {
    ...sectionTitle,
    items: rows(
      'Sizes',
      {
        title: line('Title', { max: 60 }),
        /** `figure` is a number or a range; `dial` is a drawing for where no number can be given. */
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
);
export type DurationsSection = ContentOf<typeof durations>;
