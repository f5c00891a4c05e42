import { sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Those of the agency whom visitors may meet, by portrait, name, role and languages. */
export const peopleSection = sectionKind(
  'people',
  {
    label: 'People',
    help: 'The people of the site by portrait, name and role.',
    synonyms: 'team staff portraits faces',
  },
  sectionTitle,
);
export type PeopleSection = ContentOf<typeof peopleSection>;
