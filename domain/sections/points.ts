import { ground, line, rows, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Reasons, two in a row, each with its tall digit. */
export const points = sectionKind(
  'points',
  {
    label: 'Numbered reasons',
    help: 'Reasons, two in a row, each with its tall digit.',
    synonyms: 'why reasons numbers list',
  },
  {
    title: line('Title'),
    ground: ground(),
    items: rows('Reasons', titledText, { max: 12, one: 'Reason' }),
  },
);
export type PointsSection = ContentOf<typeof points>;
