import { sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** A bar for each team of the site's facts, drawn to scale. */
export const teamChart = sectionKind(
  'teamChart',
  {
    label: 'Teams to scale',
    help: 'A bar for each team out of the facts of the site.',
    synonyms: 'team chart people bars departments',
  },
  sectionTitle,
);
export type TeamChartSection = ContentOf<typeof teamChart>;
