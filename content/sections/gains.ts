import type { SectionTitle, TitledText } from './shared';

/** Promises, each with the figure it will be judged by. */
export type GainsSection = SectionTitle & {
  kind: 'gains';
  items: readonly (TitledText & { measure: string })[];
};
