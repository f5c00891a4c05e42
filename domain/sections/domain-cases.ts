import { casesShown, line } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** All case studies of one domain, by title, two in a row; a carousel at 767 px and below (rule 20).
 * Without any, the section is left out. */
export const domainCases = sectionKind(
  'domainCases',
  {
    label: 'Case studies, two in a row',
    help: 'All case studies of a domain; a carousel on phones.',
    synonyms: 'work portfolio projects carousel',
  },
  {
    title: line('Title'),
    label: line('What they are, for screen readers', { max: 80 }),
    all: line('Link to all of them', { max: 60, example: 'All case studies', usable: true }),
    ...casesShown,
  },
);
export type DomainCasesSection = ContentOf<typeof domainCases>;
