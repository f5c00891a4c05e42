import { REVIEW_PAGE_LABELS } from '../colleague';
import { choice, line } from './fields';
import { section } from './kind';

/** The reviews widget, if configured, replaces the testimonials (rule 27). */
export const reviews = section(
  'reviews',
  {
    label: 'Testimonials',
    help: 'Three testimonials, or the reviews widget if one is set up.',
    synonyms: 'testimonials quotes clients',
  },
  {
    title: line('Title'),
    page: choice('Which testimonials', REVIEW_PAGE_LABELS),
  },
);
