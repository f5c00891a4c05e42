import type { TitledText } from './shared';

/** Products in two columns of rows, the first half, rounded up, on the left; the last row asks for one more. */
export type SolutionsSection = {
  kind: 'solutions';
  title: string;
  items: readonly (TitledText & { href?: string })[];
  more: { label: string; href: string };
};
