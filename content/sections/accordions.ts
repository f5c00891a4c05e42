import type { Ground, SectionTitle, TitledText } from './shared';

/** Texts that open in place, in two columns; the first half, rounded up, stands left (rule 21). */
export type AccordionsSection = SectionTitle & {
  kind: 'accordions';
  ground: Ground;
  /** How many may be open: one a column, or as many as the reader likes. */
  open: 'one-a-column' | 'any';
  items: readonly TitledText[];
};
