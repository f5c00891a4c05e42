import { casesShown, line } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Case studies one at a time. Without any, the section is left out. */
export const slides = sectionKind(
  'slides',
  {
    label: 'Case studies, one at a time',
    help: 'Large case studies as a carousel.',
    synonyms: 'work portfolio carousel slider',
  },
  {
    title: line('Title'),
    label: line('What they are, for screen readers', { max: 80 }),
    ...casesShown,
  },
);
export type SlidesSection = ContentOf<typeof slides>;
