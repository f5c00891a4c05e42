import type { SectionTitle, TitledText } from './shared';

/** Layers of a stack, each with the tools in it; `mark` is an address such as `marks-payment.svg#go`. */
export type TechnologiesSection = SectionTitle & {
  kind: 'technologies';
  items: readonly (TitledText & { tools: readonly { name: string; mark: string }[] })[];
};
