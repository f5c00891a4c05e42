import type { TitledText } from './shared';

/** Promises, each beside a small chart of what it does; `chart` is the address of a drawing of 240 by 72. */
export type ChartsSection = {
  kind: 'charts';
  title: string;
  items: readonly (TitledText & { chart: string })[];
};
