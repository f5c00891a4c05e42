/** Questions to answer for oneself: every yes moves the needle, and the reading can be sent. */
export type SelfTestClosing = {
  kind: 'selfTest';
  title: string;
  lead: string;
  /** Each is asked so that a yes is bad news. */
  questions: readonly string[];
  /** What so many yeses mean: none first, one more than there are questions. */
  verdicts: readonly string[];
  action: string;
  /** Ends the message, after what was answered. */
  wish: string;
};
