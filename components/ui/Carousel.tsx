import './CarouselView.css';
import type { CarouselProps } from './CarouselView';
import { whenSeen } from './when-seen';

/** Slides that move (`CarouselView.tsx`). */
export const Carousel = whenSeen<CarouselProps>(
  () => import('./CarouselView'),
  import.meta.env.SSR ? await import('./CarouselView') : undefined,
);
