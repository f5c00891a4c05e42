import { sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** The people who take requests, each with hours, languages and a way to write to them. */
export const managersSection = sectionKind(
  'managers',
  {
    label: 'Whom to write to',
    help: 'Those who take requests, each with hours, languages and a button.',
    synonyms: 'people contact managers sales',
  },
  sectionTitle,
);
export type ManagersSection = ContentOf<typeof managersSection>;
