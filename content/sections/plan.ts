import type { SectionTitle, TitledText } from './shared';

/** Steps on a ruler of days: which days each takes, and what happens in the one that is chosen. */
export type PlanSection = SectionTitle & {
  kind: 'plan';
  days: number;
  items: readonly (TitledText & { from: number; to: number })[];
};
