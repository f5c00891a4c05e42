import { line, text } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** An opening sentence at h2 size, and what stands behind it. */
export const statement = sectionKind(
  'statement',
  {
    label: 'Statement',
    help: 'An opening sentence in large letters, and what stands behind it.',
    synonyms: 'intro text lead paragraph about',
  },
  {
    title: line('Sentence', { max: 200 }),
    lead: text('Lead'),
    text: text('Text'),
  },
);
export type StatementSection = ContentOf<typeof statement>;
