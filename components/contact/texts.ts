import { getHeadOfPartnerships } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import { siteMessages } from '../../domain/site-messages';

const getPerson = (toLine: (role: string) => string) => {
  const { name, role, rim, portrait } = getHeadOfPartnerships();
  return { name, rim, ...(portrait && { photo: portrait }), role: toLine(role) };
};

const OUTLINE = 'Choose what you need and give us the outline.';
const LINE = `${OUTLINE} A partnership manager reads every message.`;

/** Texts of the contact form on all pages. Those of the contact page are separate, because only it loads them. */
export const contactCopy = {
  /** First line of the thank-you message. @param thanks its text in a preview. */
  taken: (thanks = getSite().thanks) => thanks?.text || siteMessages.sendThanks,
  /** Second line: who answers, and when. @param reader name of the manager who reads it. */
  answer: (reader = getHeadOfPartnerships().name) =>
    `${reader} reads it and answers within ${getSite().answerTime}.`,
  /** Above a form whose message comes from a closing. */
  carried: 'Your answers are in the message below. Change anything.',
  /** "Let's discuss your project" at the bottom of pages. */
  section: {
    title: 'Let’s discuss your project',
    line: LINE,
    get person() {
      return getPerson(role => `${role}, answers most first messages`);
    },
  },
  belowCase: {
    get title() {
      return getSite().caseCall?.title || 'Need something this exact?';
    },
    get line() {
      return getSite().caseCall?.text || LINE;
    },
  },
  dialog: {
    get title() {
      return getSite().contactWindow?.title || 'Let’s talk';
    },
    get line() {
      return getSite().contactWindow?.line || OUTLINE;
    },
    get person() {
      return getPerson(() => 'Answers most first messages');
    },
  },
} as const;
