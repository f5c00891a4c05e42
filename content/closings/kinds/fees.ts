import type { Rate } from '../../../domain/fees';

/** Monthly cost of card payments, and savings with another processor; the figures can be sent. */
export type FeesClosing = {
  kind: 'fees';
  title: string;
  lead: string;
  labels: { volume: string; ticket: string; processors: string; now: string; next: string };
  /** By number of competing processors, starting with one. */
  rates: readonly Rate[];
  /** For each number of processors: its name, and the heading above the savings. */
  choices: readonly { label: string; saving: string }[];
  /** Explanation of the calculation. */
  note: string;
  action: string;
  promise: string;
  /** End of the message. */
  wish: string;
};
