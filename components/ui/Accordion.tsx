import './AccordionList.css';
import type { AccordionProps } from './AccordionList';
import { whenSeen } from './when-seen';

/** Questions that open in place (`AccordionList.tsx`); the library behind them comes when they are seen. */
export const Accordion = whenSeen<AccordionProps>(
  () => import('./AccordionList'),
  import.meta.env.SSR ? await import('./AccordionList') : undefined,
);
