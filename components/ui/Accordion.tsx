import './AccordionList.css';
import type { AccordionProps } from './AccordionList';
import { hydrateWhenVisible } from './hydrate-when-visible';

export const Accordion = hydrateWhenVisible<AccordionProps>(
  () => import('./AccordionList'),
  import.meta.env.SSR ? await import('./AccordionList') : undefined,
);
