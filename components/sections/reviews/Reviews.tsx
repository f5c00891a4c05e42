import './Testimonials.css';
import { whenSeen } from '../../ui/when-seen';
import type { ReviewsProps } from './Testimonials';

/** What clients say (`Testimonials.tsx`). */
export const Reviews = whenSeen<ReviewsProps>(
  () => import('./Testimonials'),
  import.meta.env.SSR ? await import('./Testimonials') : undefined,
);
