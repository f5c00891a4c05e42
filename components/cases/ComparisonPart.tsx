import './Comparison.css';
import { hydrateWhenVisible } from '../ui/hydrate-when-visible';
import type { ComparisonProps } from './Comparison';

/** Renders a before/after comparison that hydrates when visible. */
export const ComparisonPart = hydrateWhenVisible<ComparisonProps>(
  () => import('./Comparison'),
  import.meta.env.SSR ? await import('./Comparison') : undefined,
);
