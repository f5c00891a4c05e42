import type { Rate } from '../../../domain/fees';

/** What card payments cost a month, and what one more processor would save; the figures can be sent. */
export type FeesClosing = {
  kind: 'fees';
  title: string;
  lead: string;
  labels: { volume: string; ticket: string; processors: string; now: string; next: string };
  /** By how many processors compete for a payment, one first. */
  rates: readonly Rate[];
  /** For each number of processors in use: what it is called, and what stands over the saving. */
  choices: readonly { label: string; saving: string }[];
  /** The arithmetic in print. */
  note: string;
  action: string;
  promise: string;
  /** Ends the message. */
  wish: string;
};
