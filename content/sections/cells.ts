import type { Ground, SectionTitle, TitledText } from './shared';

/** Cards in one hairline grid. `icon` is a pictogram of `art/pictograms`. */
export type CellsSection = SectionTitle & {
  kind: 'cells';
  ground: Ground;
  /** How many stand in a row; `two-three` sets two large ones over three. */
  columns: 'three' | 'four' | 'two-three';
  items: readonly (TitledText & { icon: string; href?: string })[];
  /** One more across the whole row, with a drawing of 740 by 100. */
  wide?: TitledText & { art: string };
};
