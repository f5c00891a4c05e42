import { line, number, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

const steps = rows('Steps', titledText, { min: 2, max: 10, singular: 'Step' });
/** Days that fit the ruler. */
const RULER_DAYS_MAX = 20;

export const stepsSection = section(
  'steps',
  { label: 'Steps', help: 'Steps in order.' },
  {},
  {
    open: {
      label: 'Numbered steps',
      help: 'Numbered steps above and below a line, all expanded. If steps have days, the line is a ruler of days.',
      synonyms: 'process how numbered days ruler',
      ground: 'black',
      fields: {
        ...sectionTitle,
        items: rows(
          'Steps',
          { ...titledText, day: number('Day', 1, RULER_DAYS_MAX).optional() },
          { min: 2, max: 10, singular: 'Step' },
        ),
      },
    },
    line: {
      label: 'Timeline',
      help: 'Steps on one line. The selected one is expanded.',
      synonyms: 'process history stages',
      ground: 'black',
      fields: { ...sectionTitle, items: steps },
    },
    /** The dial's beam points at the active stage (rule 11). */
    dial: {
      label: 'Stages around a dial',
      help: 'Stages around a dial that turns to the one you point at.',
      synonyms: 'approach process stages dial cycle',
      ground: 'black',
      fields: {
        title: line('Title'),
        items: rows('Stages', titledText, { min: 2, max: 12, singular: 'Stage' }),
      },
    },
  },
);
