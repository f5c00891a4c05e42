import { line, rows, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Stages of work around a dial whose beam turns to the active one (rule 11). */
export const approach = sectionKind(
  'approach',
  {
    label: 'Stages around a dial',
    help: 'Stages of work; the dial turns to the one that is pointed at.',
    synonyms: 'approach process stages dial cycle',
  },
  {
    title: line('Title'),
    stages: rows('Stages', titledText, { min: 2, max: 12, one: 'Stage' }),
  },
);
export type ApproachSection = ContentOf<typeof approach>;
