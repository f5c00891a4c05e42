import maya from '../art/svg/people-maya.svg';
import taras from '../art/svg/people-taras.svg';
import type { Manager } from '../domain/colleague';
import { writeToPath } from '../domain/paths';
import { builtInHead } from './contact';
import { getSite } from './site';

/**
 * Who answers requests; the first one, most of them. Invented: a team that adopts the project puts its own people here
 * and into `people.ts`.
 */
export const builtInManagers: readonly Manager[] = [
  builtInHead,
  {
    key: 'taras',
    name: 'Taras Holub',
    role: 'Partnerships, UK and Europe',
    languages: ['English', 'Ukrainian', 'German'],
    portrait: taras,
    rim: 90,
    hours: '9:00 to 17:00, London time',
    askAbout: 'Contracts, teams',
  },
  {
    key: 'maya',
    name: 'Maya Lindqvist',
    role: 'Partnerships, North America',
    languages: ['English', 'Swedish'],
    portrait: maya,
    rim: 200,
    hours: '9:00 to 16:00, New York time',
    askAbout: 'Start-\u2060ups, product',
  },
];

/** Those who take requests: whom staff chose, else the built-in ones. */
export const managers = (): readonly Manager[] =>
  getSite().people?.filter(person => person.takesRequests) ?? builtInManagers;

/** The manager of a key; undefined for anything else. */
export const findManager = (key: string | null | undefined): Manager | undefined =>
  managers().find(manager => manager.key === key);

/** Where a meeting with a manager is booked: their own scheduling page, else the form with them chosen. */
export const meetingHref = ({ key, schedulingUrl }: Manager): string => schedulingUrl || writeToPath(key);
