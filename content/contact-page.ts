import dial from '../art/svg/contact.svg';
import plan from '../art/svg/plan.svg';
import { site } from './site';

/** Words of the contact page. */
export const contactPage = {
  hero: {
    title: 'Thirty minutes, no slides',
    lead: 'Tell us what it is about and we agree on a time. You will speak with an engineer, and keep the notes whether or not we work together.',
    art: dial,
  },
  /** Left of the form: what is offered, and what follows the message. */
  consultation: {
    title: 'Free consultation',
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
  /** Above the form: whom the request is for. */
  addressee: { question: 'Who should read it?', anyone: 'Anyone' },
  managers: {
    title: 'Or write to a person',
    note: 'Three people read what comes in. Pick one, and the form knows.',
  },
  office: {
    title: site.office.title,
    line: site.office.note,
    plan: { src: plan, alt: 'Abstract plan of central Lviv with the office marked in red' },
  },
} as const;
