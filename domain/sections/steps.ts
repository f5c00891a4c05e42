import { line, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

const steps = rows('Steps', titledText, { min: 2, max: 10, one: 'Step' });

/** Ordered steps. */
export const stepsSection = section(
  'steps',
  { label: 'Steps', help: 'What happens in which order.' },
  {},
  {
    open: {
      label: 'Numbered steps',
      help: 'Numbered steps on one line, all of them open.',
      synonyms: 'process how numbered',
      ground: 'black',
      fields: { ...sectionTitle, items: steps },
    },
    line: {
      label: 'Timeline',
      help: 'Steps on one line, the chosen one open.',
      synonyms: 'process history stages',
      ground: 'black',
      fields: { ...sectionTitle, items: steps },
    },
    /** The dial's beam points at the active stage (rule 11). */
    dial: {
      label: 'Stages around a dial',
      help: 'Stages of work; the dial turns to the one that is pointed at.',
      synonyms: 'approach process stages dial cycle',
      ground: 'black',
      fields: {
        title: line('Title'),
        items: rows('Stages', titledText, { min: 2, max: 12, one: 'Stage' }),
      },
    },
  },
);
