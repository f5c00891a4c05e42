import maya from '../art/svg/people-maya.svg';
import taras from '../art/svg/people-taras.svg';
import type { Manager } from '../domain/colleague';
import { writeToPath } from '../domain/paths';
import { builtInHead } from './contact';
import { getSite } from './site';

/**
 * People who answer requests; the first one answers most. They are invented: adopters put their own here and in
 * `people.ts`.
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

/** Returns the people who take requests: those chosen by staff, or the built-in ones. */
export const listManagers = (): readonly Manager[] =>
  getSite().people?.filter(person => person.takesRequests) ?? builtInManagers;

/** Finds a manager by key. */
export const findManager = (key: string | null | undefined): Manager | undefined =>
  listManagers().find(manager => manager.key === key);

/** Returns where to book a meeting with a manager: their scheduling page, or the form addressed to them. */
export const getMeetingUrl = ({ key, schedulingUrl }: Manager): string => schedulingUrl || writeToPath(key);
