import type { SelfTestClosing } from './kinds/self-test';

/** The closing of the QA audit. */
export const selfTest = {
  kind: 'selfTest',
  title: 'Five questions, no audience',
  lead: 'Switch on every yes. Nobody sees it until you send it.',
  questions: [
    'Did the last release keep somebody awake after ten?',
    'Is there a red test that everybody knows about?',
    'Would you hear of a broken checkout from a customer?',
    'Does only one person know why a check exists?',
    'Did bugs move a release date twice this year?',
  ],
  verdicts: [
    'Nothing to audit. Frame this page.',
    'One is a Tuesday.',
    'Two of these are normal.',
    'Three yeses are a pattern.',
    'Four. The pattern keeps a calendar.',
    'Five. Call before the release, not after.',
  ],
  action: 'Send this reading',
  wish: 'Please tell us what an audit would read first.',
} as const satisfies SelfTestClosing;
