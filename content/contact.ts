import dial from './art/svg/contact.svg';
import plan from './art/svg/plan.svg';
import { site } from './site';

const [head] = site.managers;
const person = { name: head.name, initials: head.initials, rim: head.rim };

/** Words of the contact form wherever it stands, and of the contact page. */
export const contactCopy = {
  /** After the sentence of the specification: who answers, and when. */
  answer: `An engineer reads it, and ${head.name} answers within ${site.answerTime}.`,
  /** Over a form whose message came from a closing. */
  carried: 'Your answers are in the message below. Change anything.',
  /** "Let's discuss your project" at the foot of pages. */
  section: {
    title: 'Let’s discuss your project',
    line: 'Choose what you need and give us the outline. An engineer reads every message.',
    person: { ...person, role: `${head.role}, answers most first messages` },
  },
  dialog: {
    title: 'Let’s talk',
    line: 'Choose what you need and give us the outline.',
    person: { ...person, role: 'Answers most first messages' },
  },
  page: {
    hero: {
      title: 'Thirty minutes, no slides',
      lead: 'Tell us what it is about and we agree on a time. You will speak with an engineer, and keep the notes whether or not we work together.',
      art: dial,
    },
    /** Left of the form: what is offered, and what follows the message. */
    consultation: {
      title: 'Free consultation',
      person: { ...person, role: head.role },
      facts: [
        { kind: 'length', text: '30 minutes' },
        { kind: 'call', text: 'Video call, link in the invitation' },
        { kind: 'place', text: 'Or at our table in Lviv' },
      ],
      next: {
        title: 'What happens next',
        steps: [
          'An engineer reads your message, not a mailbox rule.',
          `Within ${site.answerTime} you get two or three times to choose from.`,
          'We talk. Two working days later the notes are yours, in writing.',
        ],
      },
      form: 'Contact Us',
    },
    managers: 'Or go straight to a partnership manager',
    office: {
      title: site.office.title,
      line: site.office.note,
      plan: { src: plan, alt: 'Abstract plan of central Lviv with the office marked in red' },
    },
  },
} as const;
