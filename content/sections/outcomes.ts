import type { TitledText } from './shared';

/** What stays behind, each with a drawing; `art` is its address. */
export type OutcomesSection = {
  kind: 'outcomes';
  title: string;
  items: readonly (TitledText & { art: string })[];
};
