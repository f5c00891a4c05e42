import { whenSeen } from '../ui/when-seen';

/** The three switches, as a part of a page. */
export const CheckPart = whenSeen<object>(
  () => import('./Check'),
  import.meta.env.SSR ? await import('./Check') : undefined,
);
