import type { SectionTitle } from './shared';

/** Services as an account book: what it is called, what we do, what the client is left with. */
export type LedgerSection = SectionTitle & {
  kind: 'ledger';
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly [service: string, work: string, result: string];
  rows: readonly { service: string; work: string; result: string }[];
};
