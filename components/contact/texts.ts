import { getHeadOfPartnerships } from '../../domain/colleague';
import { getSite } from '../../domain/current-site';
import { siteMessages } from '../../domain/site-messages';

const OUTLINE = 'Choose what you need and give us the outline.';
const LINE = `${OUTLINE} A partnership manager reads every message.`;

/** Texts of all contact forms. The contact page's texts are separate, because only that page loads them. */
export const contactCopy = {
  /**
   * Returns the first line of the thank-you message.
   * @param thanks custom texts, for a preview
   */
  getThanks: (thanks = getSite().thanks) => thanks?.text || siteMessages.sendThanks,
  /**
   * Returns the second line of the thank-you message.
   * @param managerName name of the manager who answers
   */
  formatAnswerTime: (managerName = getHeadOfPartnerships().name) =>
    `${managerName} reads it and answers within ${getSite().answerTime}.`,
  /** Shown above a form that a closing prefilled. */
  prefilled: 'Your answers are in the message below. Change anything.',
  section: {
    title: 'Let’s discuss your project',
    line: LINE,
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
      const { name, rim, portrait } = getHeadOfPartnerships();
      return { name, rim, ...(portrait && { photo: portrait }), role: 'Answers most first messages' };
    },
  },
} as const;
