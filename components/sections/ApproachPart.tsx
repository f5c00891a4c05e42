import './Approach.css';
import { whenSeen } from '../ui/when-seen';
import type { ApproachProps } from './Approach';

/** Stages of work around a dial (`Approach.tsx`). */
export const ApproachPart = whenSeen<ApproachProps>(
  () => import('./Approach'),
  import.meta.env.SSR ? await import('./Approach') : undefined,
);
