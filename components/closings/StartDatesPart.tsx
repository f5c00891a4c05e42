import { whenSeen } from '../ui/when-seen';

/** The ruler of starts, as a part of a page. */
export const StartDatesPart = whenSeen<{ monday: string }>(
  () => import('./StartDates'),
  import.meta.env.SSR ? await import('./StartDates') : undefined,
);
