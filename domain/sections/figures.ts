import { line, rows } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** What a text says, in figures: the number, its unit, and what it means. */
export const figures = sectionKind(
  'figures',
  {
    label: 'A text in figures',
    help: 'Figures of your own, each with its unit and what it means.',
    synonyms: 'numbers figures policy terms periods',
  },
  {
    label: line('What the figures are about, for screen readers', {
      example: 'The policy in figures',
      usable: true,
    }),
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
);
export type FiguresSection = ContentOf<typeof figures>;
