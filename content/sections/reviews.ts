import type { ReviewsPage } from '../reviews';

/** What clients say: the page’s choice of our testimonials, or the reviews widget (rule 27). */
export type ReviewsSection = { kind: 'reviews'; title: string; page: ReviewsPage };
