import './Testimonials.css';
import { hydrateWhenVisible } from '../../ui/hydrate-when-visible';
import type { ReviewsProps } from './Testimonials';

/** Renders client testimonials (`Testimonials.tsx`) that hydrate when visible. */
export const Reviews = hydrateWhenVisible<ReviewsProps>(
  () => import('./Testimonials'),
  import.meta.env.SSR ? await import('./Testimonials') : undefined,
);
