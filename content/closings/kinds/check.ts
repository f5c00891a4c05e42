/** A question decided by switches: the first wrong one determines the answer. */
export type CheckClosing = {
  kind: 'check';
  title: string;
  lead: string;
  /** `stops` is the answer if the switch is wrong; `on` is its initial state. */
  switches: readonly { text: string; on: boolean; stops: string; wrong: 'on' | 'off' }[];
  /** Answer if all are right. */
  passes: string;
  action: string;
  wish: string;
};
