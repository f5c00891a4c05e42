import { whenSeen } from '../ui/when-seen';

/** The scale of licences, as a part of a page. */
export const LicencesPart = whenSeen<object>(
  () => import('./Licences'),
  import.meta.env.SSR ? await import('./Licences') : undefined,
);
