import { REVIEW_PAGE_LABELS } from '../colleague';
import { choice, line } from './fields';
import { section } from './kind';

/** The reviews widget, if configured, replaces the testimonials (rule 27). */
export const reviews = section(
  'reviews',
  {
    label: 'Testimonials',
    help: 'Testimonials of a page, or the reviews widget if one is set up.',
    synonyms: 'testimonials quotes clients',
  },
  {
    title: line('Title'),
    page: choice('Which testimonials', REVIEW_PAGE_LABELS),
    look: choice('Design', {
      record: 'Numbered records',
      years: 'Beams as long as the client stayed',
      beam: 'First quote in a beam, on black',
      poster: 'First quote as a poster, on black',
    }).optional(),
  },
);
