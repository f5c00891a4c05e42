import type { SectionTitle, TitledText } from './shared';

/** Technologies in layers, four tiles each; `mark` is an address such as `marks-ai.svg#react`. */
export type LayersSection = SectionTitle & {
  kind: 'layers';
  items: readonly (TitledText & { tiles: readonly { name: string; mark: string }[] })[];
};
