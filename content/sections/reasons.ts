import type { SectionTitle, TitledText } from './shared';

/** Reasons in a list that keeps the chosen one in its middle; `sign` is how the trouble shows itself. */
export type ReasonsSection = SectionTitle & {
  kind: 'reasons';
  signLabel: string;
  items: readonly (TitledText & { sign: string })[];
};
