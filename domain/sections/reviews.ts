import { REVIEW_PAGES } from '../colleague';
import { choice, line } from './fields';
import { section } from './kind';

/** Testimonials: those of the selected page, or the reviews widget (rule 27). */
export const reviews = section(
  'reviews',
  {
    label: 'Testimonials',
    help: 'Three testimonials, or the reviews widget if one is set up.',
    synonyms: 'testimonials quotes clients',
  },
  {
    title: line('Title'),
    /** Selected page of `site-data/site/people.json`. */
    page: choice('Which testimonials', REVIEW_PAGES),
  },
);
