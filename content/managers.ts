import maya from '../art/svg/people-maya.svg';
import taras from '../art/svg/people-taras.svg';
import { headOfPartnerships } from './contact';

/** Somebody of the agency whom visitors meet by name. */
export type Colleague = {
  /** Names the person in addresses; for good. */
  key: string;
  name: string;
  role: string;
  languages: readonly string[];
  /** Address of the portrait, 4 to 5. All of them are drawn, or all are photographs (rule 56). */
  portrait: string;
};

/** A partnership manager: answers what visitors write. */
export type Manager = Colleague & {
  /** Where the red sector of the round portrait starts, in degrees. */
  rim: number;
  /** When there is an answer the same day, in words, with the clock it goes by. */
  hours: string;
  askAbout: string;
};

/**
 * Who answers requests; the first one, most of them. Invented: a team that adopts the project puts its own people here
 * and into `people.ts`.
 */
export const managers: readonly Manager[] = [
  headOfPartnerships,
  {
    key: 'taras',
    name: 'Taras Holub',
    role: 'Partnerships, UK and Europe',
    languages: ['English', 'Ukrainian', 'German'],
    portrait: taras,
    rim: 90,
    hours: '9:00 to 17:00, London',
    askAbout: 'Contracts, teams',
  },
  {
    key: 'maya',
    name: 'Maya Lindqvist',
    role: 'Partnerships, North America',
    languages: ['English', 'Swedish'],
    portrait: maya,
    rim: 200,
    hours: '9:00 to 16:00, New York',
    askAbout: 'Start-\u2060ups, product',
  },
];

/** The manager of a key; undefined for anything else. */
export const managerOf = (key: string | null | undefined): Manager | undefined =>
  managers.find(manager => manager.key === key);
