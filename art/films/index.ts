import { fleetRouting } from './fleet-routing.ts';
import type { Film } from './motion.ts';
import { payoutRails } from './payout-rails.ts';
import { ticketGraph } from './ticket-graph.ts';

/** The films of some cases by their slug, and the moment (0 to 1) that stands for each until it plays. */
export const films: Record<string, { film: Film; still: number }> = {
  'instant-payout-rails': { film: payoutRails, still: 0.52 },
  'fleet-routing-console': { film: fleetRouting, still: 0.3 },
  nodefy: { film: ticketGraph, still: 0.6 },
};
