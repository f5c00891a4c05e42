import { sectionTitle } from './fields';
import { section } from './kind';

export const people = section('people', { label: 'People', help: 'People of the agency.' }, sectionTitle, {
  portraits: {
    label: 'Portraits',
    help: 'People with portrait, name and role.',
    synonyms: 'team staff portraits faces',
    fields: {},
  },
  contacts: {
    label: 'Contact people',
    help: 'People who take requests, each with hours, languages and a button.',
    synonyms: 'people contact managers sales',
    fields: {},
  },
  teams: {
    label: 'Team sizes',
    help: 'A bar for each team listed in Facts.',
    synonyms: 'team chart people bars departments',
    ground: 'grey',
    fields: {},
  },
});
