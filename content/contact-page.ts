import dial from '../art/svg/contact.svg';
import plan from '../art/svg/plan.svg';
import { screens } from '../domain/paths';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { managers } from './managers';
import { site } from './site';
import { inUkrainian } from './ukrainian';

const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The contact page; its form has words of its own (`contact.ts`). */
export const contactPage = {
  screen: 'contact',
  seo: {
    title: screens.contact.title,
    get description() {
      return `Book a free 30-minute consultation with a ${site.name} engineer, or meet a partnership manager in ${site.address.locality}. We answer within ${site.answerTime}.`;
    },
    image: ogImagePath('page', 'contact'),
  },
  hero: {
    kind: 'contact',
    title: 'Thirty minutes, no slides',
    lead: 'Tell us what it is about and we agree on a time. You will speak with an engineer, and keep the notes whether or not we work together.',
    art: dial,
    /** Left of the form: what is offered, and what follows the message. */
    card: {
      title: 'Free consultation',
      facts: [
        { kind: 'length', text: '30 minutes' },
        { kind: 'call', text: 'Video call, link in the invitation' },
        {
          kind: 'place',
          get text() {
            return `Or at our table in ${site.address.locality}`;
          },
        },
      ],
      next: {
        title: 'What happens next',
        get steps() {
          return [
            'A partnership manager reads your message, not a mailbox rule.',
            `Within ${site.answerTime} you get two or three times to choose from.`,
            'We talk. Two working days later the notes are yours, in writing.',
          ];
        },
      },
      form: 'Contact Us',
    },
    /** Above the form: whom the request is for. */
    addressee: { question: 'Who should read it?', anyone: 'Anyone' },
  },
  sections: [
    {
      kind: 'managers',
      title: 'Or write to a person',
      get note() {
        const count = managers().length;
        return count === 1
          ? 'One person reads what comes in, and the form knows who.'
          : `${IN_WORDS[count] ?? count} people read what comes in. Pick one, and the form knows.`;
      },
    },
    {
      kind: 'office',
      get title() {
        return site.office.title;
      },
      get line() {
        return site.office.note;
      },
      plan: {
        src: plan,
        get alt() {
          return `Abstract plan of central ${site.address.locality} with the office marked in ${site.accentName}`;
        },
      },
      get ukrainian() {
        return inUkrainian.contact || undefined;
      },
    },
  ],
} as const satisfies BuiltIn;
