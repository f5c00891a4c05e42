import type { SectionTitle } from './shared';

/** Questions that open one at a time. They also become the page's FAQ in structured data. */
export type FaqSection = SectionTitle & {
  kind: 'faq';
  ground: 'white' | 'grey';
  items: readonly { question: string; answer: string }[];
};
