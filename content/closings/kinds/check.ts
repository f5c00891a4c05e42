/** A question that a few switches decide: the first of them that stands wrong gives the answer. */
export type CheckClosing = {
  kind: 'check';
  title: string;
  lead: string;
  /** `stops` is the answer when the switch stands the wrong way; `on` is how it stands at first. */
  switches: readonly { text: string; on: boolean; stops: string; wrong: 'on' | 'off' }[];
  /** The answer when all stand right. */
  passes: string;
  action: string;
  wish: string;
};
