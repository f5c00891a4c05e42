/** Self-test questions: each yes moves the needle, and the result can be sent. */
export type SelfTestClosing = {
  kind: 'selfTest';
  title: string;
  lead: string;
  /** Worded so that yes is the bad answer. */
  questions: readonly string[];
  /** Meaning of each number of yes answers, starting with none: one more than questions. */
  verdicts: readonly string[];
  action: string;
  /** End of the message, after the answers. */
  wish: string;
};
