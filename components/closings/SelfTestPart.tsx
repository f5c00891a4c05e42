import { whenSeen } from '../ui/when-seen';

/** The self-test, as a part of a page. */
export const SelfTestPart = whenSeen<object>(
  () => import('./SelfTest'),
  import.meta.env.SSR ? await import('./SelfTest') : undefined,
);
