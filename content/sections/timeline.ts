import type { SectionTitle, TitledText } from './shared';

/** Steps on one line, the chosen one open. */
export type TimelineSection = SectionTitle & { kind: 'timeline'; items: readonly TitledText[] };
