import { lines, number, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** What is examined, one drawer open at a time, and which documents are read for it. */
export const scope = sectionKind(
  'scope',
  {
    label: 'Drawers',
    help: 'What is examined, one drawer open at a time, with the papers read for it.',
    synonyms: 'accordion drawers checklist audit',
  },
  {
    ...sectionTitle,
    /** Counted from 0. */
    opened: number('Which is open at first, counted from 0', 0, 20),
    items: rows(
      'Drawers',
      { ...titledText, evidence: lines('Papers', { max: 8, example: ['Source code'], usable: true }) },
      { max: 12, one: 'Drawer' },
    ),
  },
);
export type ScopeSection = ContentOf<typeof scope>;
