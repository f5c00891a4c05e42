import type { SectionTitle } from './shared';

/** What people say, what it usually means, and the remedy in a word; `warning` marks the odd one out. */
export type SymptomsSection = SectionTitle & {
  kind: 'symptoms';
  items: readonly { quote: string; text: string; remedy: string; warning?: boolean }[];
};
