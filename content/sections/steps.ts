import type { SectionTitle, TitledText } from './shared';

/** Numbered steps on one line, all of them open. */
export type StepsSection = SectionTitle & { kind: 'steps'; items: readonly TitledText[] };
