import type { SectionTitle, TitledText } from './shared';

/** Five industries as pictures that touch, three over two; `art` is the address of a drawing, `alt` what it shows. */
export type IndustriesSection = SectionTitle & {
  kind: 'industries';
  items: readonly (TitledText & { art: string; alt: string })[];
};
