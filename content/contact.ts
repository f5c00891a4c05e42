import { site } from './site';

const [head] = site.managers;
const person = { name: head.name, initials: head.initials, rim: head.rim };

/** Words of the contact form wherever it stands, and of the contact page. */
export const contactCopy = {
  /** "Let's discuss your project" at the foot of pages. */
  section: {
    title: "Let's discuss your project",
    line: 'Choose what you need and give us the outline. An engineer reads every message.',
    person: { ...person, role: `${head.role}, answers most first messages` },
  },
  dialog: {
    title: "Let's talk",
    line: 'Choose what you need and give us the outline.',
    person: { ...person, role: 'Answers most first messages' },
  },
} as const;
