import type { Ground, SectionTitle, TitledText } from './shared';

/** Statements in rows between hairlines, with the title staying in view on the left. */
export type RowsSection = SectionTitle & {
  kind: 'rows';
  ground: Ground;
  rows: readonly (TitledText & { href?: string })[];
};
