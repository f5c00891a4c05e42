import type { SectionTitle, TitledText } from './shared';

/** One way of working together: what it is called, what it means, and a drawing of who steers whom. */
export type Cooperation = TitledText & {
  name: string;
  steering: string;
  people: string;
  billing: string;
  fitsWhen: string;
  /** Address of a drawing of 480 by 360, and what it shows. */
  art: string;
  alt: string;
  /** What red stands for in the drawing. */
  red: string;
};

/** Ways of working together, as tabs (rule 21). */
export type CooperationSection = SectionTitle & { kind: 'cooperation'; items: readonly Cooperation[] };
