import './Testimonials.css';
import { hydrateWhenVisible } from '../../ui/hydrate-when-visible';
import type { ReviewsProps } from './Testimonials';

export const Reviews = hydrateWhenVisible<ReviewsProps>(
  () => import('./Testimonials'),
  import.meta.env.SSR ? await import('./Testimonials') : undefined,
);
