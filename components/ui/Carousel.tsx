import './CarouselView.css';
import type { CarouselProps } from './CarouselView';
import { hydrateWhenVisible } from './hydrate-when-visible';

export const Carousel = hydrateWhenVisible<CarouselProps>(
  () => import('./CarouselView'),
  import.meta.env.SSR ? await import('./CarouselView') : undefined,
);
