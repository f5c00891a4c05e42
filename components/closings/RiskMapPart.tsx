import { whenSeen } from '../ui/when-seen';

/** The map of risks, as a part of a page. */
export const RiskMapPart = whenSeen<object>(
  () => import('./RiskMap'),
  import.meta.env.SSR ? await import('./RiskMap') : undefined,
);
