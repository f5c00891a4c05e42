import type { SectionTitle, TitledText } from './shared';

/** Technologies as cards: when we pick each, and what it goes with. `mark` is an address like `marks.svg#vue`. */
export type StackSection = SectionTitle & {
  kind: 'stack';
  items: readonly (TitledText & { mark: string; pairsWith: string })[];
};
