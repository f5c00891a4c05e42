import type { Art } from '../../seed/types.ts';
import { consentLedger, homeDialysis, wardHandover } from './health.ts';
import { clauseFinder, nodefy, qaReleases, sustainability } from './knowledge.ts';
import { examHall, remoteLessons } from './learning.ts';
import { chain, intel, options, sectors, treasury } from './markets.ts';
import { cardDisputes, invoiceFactoring, openBanking, payoutRails } from './payments.ts';
import { flowerMarket, spareParts } from './trade.ts';
import { fleet, tramDepot } from './transport.ts';

/** The cover of each case, by its slug. */
export const caseCovers: Readonly<Record<string, () => Art>> = {
  'options-trading-analytics-platform': options,
  'blockchain-alerts-tool': chain,
  'financial-intelligence-optimisation': intel,
  'card-disputes-desk': cardDisputes,
  'instant-payout-rails': payoutRails,
  'open-banking-onboarding': openBanking,
  'invoice-factoring-portal': invoiceFactoring,
  'treasury-liquidity-board': treasury,
  'qa-releases-without-weekends': qaReleases,
  'ward-handover-board': wardHandover,
  'consent-ledger-for-trials': consentLedger,
  'home-dialysis-companion': homeDialysis,
  'sector-classification-engine': sectors,
  'sustainability-reporting-portal': sustainability,
  nodefy,
  'contract-clause-finder': clauseFinder,
  'remote-lessons-studio': remoteLessons,
  'exam-hall-online': examHall,
  'spare-parts-catalogue': spareParts,
  'flower-market-checkout': flowerMarket,
  'fleet-routing-console': fleet,
  'tram-depot-planner': tramDepot,
};
