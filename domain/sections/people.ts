import { sectionTitle } from './fields';
import { section } from './kind';

/** Staff, from people and site facts. */
export const people = section(
  'people',
  { label: 'People', help: 'Those who work at the agency, out of its people and facts.' },
  sectionTitle,
  {
    portraits: {
      label: 'Portraits',
      help: 'The people of the site by portrait, name and role.',
      synonyms: 'team staff portraits faces',
      fields: {},
    },
    contacts: {
      label: 'Whom to write to',
      help: 'Those who take requests, each with hours, languages and a button.',
      synonyms: 'people contact managers sales',
      fields: {},
    },
    teams: {
      label: 'Teams to scale',
      help: 'A bar for each team out of the facts of the site.',
      synonyms: 'team chart people bars departments',
      ground: 'grey',
      fields: {},
    },
  },
);
