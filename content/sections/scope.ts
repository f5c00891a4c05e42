import type { SectionTitle, TitledText } from './shared';

/** What is examined, one drawer open at a time, and which documents are read for it. */
export type ScopeSection = SectionTitle & {
  kind: 'scope';
  /** Which drawer is open at first; counted from 0. */
  opened: number;
  items: readonly (TitledText & { evidence: readonly string[] })[];
};
