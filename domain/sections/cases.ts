import { caseSelection, choice, flag, line, sectionTitle } from './fields';
import { section } from './kind';

const label = line('Topic, for screen readers', { max: 80 });
const allLinkLabel = line('Label of the link to all cases', {
  max: 60,
  example: 'All case studies',
  isExamplePublishable: true,
});

const afterWhite = flag('No space above', { help: 'For a section below another white section.' });

/** Omitted if there are no cases to show (rule 20). */
export const cases = section(
  'cases',
  { label: 'Case studies', help: 'Case studies you choose, all in a domain, or the newest.' },
  {},
  {
    poster: {
      label: 'Case study poster',
      help: 'Case studies of different sizes, like a poster.',
      synonyms: 'work portfolio projects references',
      fields: {
        ...sectionTitle,
        all: allLinkLabel.optional(),
        first: choice('Order', {
          large: 'Large case study first',
          mediums: 'Two medium case studies first',
        }).optional(),
        afterWhite,
        ...caseSelection,
      },
    },
    figures: {
      label: 'Posters with figures',
      help: 'Up to four case studies with a figure, each in tall digits. If no case study has a figure, ordinary posters are shown.',
      synonyms: 'work portfolio projects numbers results',
      fields: { ...sectionTitle, all: allLinkLabel.optional(), afterWhite, ...caseSelection },
    },
    /** Displayed as a carousel up to 767 px. */
    pairs: {
      label: 'Case studies, two per row',
      help: 'All case studies in a domain. A carousel on phones.',
      synonyms: 'work portfolio projects carousel',
      fields: {
        title: line('Title'),
        label,
        all: allLinkLabel,
        figures: flag('Show figures, and let the pictures of two rows meet'),
        ...caseSelection,
      },
    },
    slides: {
      label: 'Case studies, one at a time',
      help: 'Large case studies as a carousel.',
      synonyms: 'work portfolio carousel slider',
      fields: { title: line('Title'), label, ...caseSelection },
    },
  },
);
