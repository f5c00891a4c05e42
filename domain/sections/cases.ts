import { casesShown, choice, flag, line, sectionTitle } from './fields';
import { section } from './kind';

const label = line('What they are, for screen readers', { max: 80 });
const all = line('Link to all of them', { max: 60, example: 'All case studies', usable: true });

/** Case studies. Without any, the section is omitted (rule 20). */
export const cases = section(
  'cases',
  { label: 'Case studies', help: 'Case studies that you choose, of a domain, or the newest.' },
  {},
  {
    poster: {
      label: 'Poster of case studies',
      help: 'A poster of case studies: large, two medium, large.',
      synonyms: 'work portfolio projects references',
      fields: {
        ...sectionTitle,
        all: all.optional(),
        /** Which cards come first in the poster. */
        first: choice('Which come first', { large: 'A large one', mediums: 'Two medium ones' }).optional(),
        /** The section above is also white, so no space is needed. */
        afterWhite: flag('No room above', { help: 'Where the section above is white, too.' }),
        ...casesShown,
      },
    },
    /** A carousel up to 767 px. */
    pairs: {
      label: 'Case studies, two in a row',
      help: 'All case studies of a domain; a carousel on phones.',
      synonyms: 'work portfolio projects carousel',
      fields: { title: line('Title'), label, all, ...casesShown },
    },
    slides: {
      label: 'Case studies, one at a time',
      help: 'Large case studies as a carousel.',
      synonyms: 'work portfolio carousel slider',
      fields: { title: line('Title'), label, ...casesShown },
    },
  },
);
