import './Comparison.css';
import { whenSeen } from '../ui/when-seen';
import type { ComparisonProps } from './Comparison';

/** Before and after as a part of a page. */
export const ComparisonPart = whenSeen<ComparisonProps>(
  () => import('./Comparison'),
  import.meta.env.SSR ? await import('./Comparison') : undefined,
);
