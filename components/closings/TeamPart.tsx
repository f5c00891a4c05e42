import { whenSeen } from '../ui/when-seen';

/** The composer of teams, as a part of a page. */
export const TeamPart = whenSeen<object>(
  () => import('./Team'),
  import.meta.env.SSR ? await import('./Team') : undefined,
);
