import { whenSeen } from '../ui/when-seen';

/** The calculator of fees, as a part of a page. */
export const FeesPart = whenSeen<object>(
  () => import('./Fees'),
  import.meta.env.SSR ? await import('./Fees') : undefined,
);
