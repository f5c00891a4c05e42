import { number, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Steps on a ruler of days: which days each takes, and what happens in the one that is chosen. */
export const plan = sectionKind(
  'plan',
  {
    label: 'Plan of days',
    help: 'Steps on a ruler of days; the chosen one shows its text.',
    synonyms: 'schedule timeline calendar steps gantt',
  },
  {
    ...sectionTitle,
    days: number('Days on the ruler', 2, 31, { example: 7 }),
    items: rows(
      'Steps',
      { ...titledText, from: number('From day', 1, 31), to: number('To day', 1, 31) },
      { max: 10, one: 'Step' },
    ),
  },
);
export type PlanSection = ContentOf<typeof plan>;
