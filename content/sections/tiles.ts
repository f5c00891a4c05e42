import type { SectionTitle, TitledText } from './shared';

/** Technologies as four large tiles; `mark` is an address such as `marks-fintech.svg#react`. */
export type TilesSection = SectionTitle & {
  kind: 'tiles';
  items: readonly (TitledText & { mark: string; href?: string })[];
};
