import { whenSeen } from '../ui/when-seen';

/** The age of a stack, as a part of a page. */
export const StackAgePart = whenSeen<object>(
  () => import('./StackAge'),
  import.meta.env.SSR ? await import('./StackAge') : undefined,
);
