import './Comparison.css';
import { hydrateWhenVisible } from '../ui/hydrate-when-visible';
import type { ComparisonProps } from './Comparison';

export const ComparisonPart = hydrateWhenVisible<ComparisonProps>(
  () => import('./Comparison'),
  import.meta.env.SSR ? await import('./Comparison') : undefined,
);
