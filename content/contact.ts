import oksana from '../art/svg/people-oksana.svg';
import type { Manager } from './managers';
import { site } from './site';

/** The first of the managers. Here, because every page with a form shows this one and needs no more of them. */
export const headOfPartnerships: Manager = {
  key: 'oksana',
  name: 'Oksana Kravets',
  role: 'Head of partnerships',
  languages: ['English', 'Ukrainian', 'Polish'],
  portrait: oksana,
  rim: -30,
  get hours() {
    return `10:00 to 18:00, ${site.office.clock.name}`;
  },
  askAbout: 'Anything, first',
};

const { name, role, rim, portrait: photo } = headOfPartnerships;
const person = { name, rim, photo };

/** Words of the contact form wherever it stands; those of its own page stand apart, which alone loads them. */
export const contactCopy = {
  /** After the sentence of the specification: who answers, and when. @param reader name of the manager it is for. */
  answer: (reader = name) => `An engineer reads it, and ${reader} answers within ${site.answerTime}.`,
  /** Over a form whose message came from a closing. */
  carried: 'Your answers are in the message below. Change anything.',
  /** "Let's discuss your project" at the foot of pages. */
  section: {
    title: 'Let’s discuss your project',
    line: 'Choose what you need and give us the outline. An engineer reads every message.',
    person: { ...person, role: `${role}, answers most first messages` },
  },
  dialog: {
    title: 'Let’s talk',
    line: 'Choose what you need and give us the outline.',
    person: { ...person, role: 'Answers most first messages' },
  },
} as const;
