import type { SectionTitle, TitledText } from './shared';

/** What is examined, one drawer open at a time, and which documents are read for it. */
export type ScopeSection = SectionTitle & {
  kind: 'scope';
  items: readonly (TitledText & { evidence: readonly string[] })[];
};
