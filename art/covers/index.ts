import type { Art } from '../art.ts';
import { consentLedger, homeDialysis, wardHandover } from './health.ts';
import { clauseFinder, nodefy, qaReleases, sustainability } from './knowledge.ts';
import { examHall, remoteLessons } from './learning.ts';
import { chain, intel, options, sectors, treasury } from './markets.ts';
import { cardDisputes, invoiceFactoring, openBanking, payoutRails } from './payments.ts';
import { flowerMarket, spareParts } from './trade.ts';
import { fleet, tramDepot } from './transport.ts';

/** The cover of each case, by its slug, and where its focus is: percent from the left and from the top. */
export const caseCovers: Readonly<Record<string, readonly [draw: () => Art, x: number, y: number]>> = {
  'options-trading-analytics-platform': [options, 60, 42],
  'blockchain-alerts-tool': [chain, 70, 44],
  'financial-intelligence-optimisation': [intel, 64, 44],
  'card-disputes-desk': [cardDisputes, 50, 50],
  'instant-payout-rails': [payoutRails, 84, 50],
  'open-banking-onboarding': [openBanking, 57, 56],
  'invoice-factoring-portal': [invoiceFactoring, 86, 50],
  'treasury-liquidity-board': [treasury, 62, 50],
  'qa-releases-without-weekends': [qaReleases, 68, 38],
  'ward-handover-board': [wardHandover, 50, 50],
  'consent-ledger-for-trials': [consentLedger, 50, 52],
  'home-dialysis-companion': [homeDialysis, 60, 50],
  'sector-classification-engine': [sectors, 66, 36],
  'sustainability-reporting-portal': [sustainability, 72, 34],
  nodefy: [nodefy, 60, 46],
  'contract-clause-finder': [clauseFinder, 62, 52],
  'remote-lessons-studio': [remoteLessons, 50, 54],
  'exam-hall-online': [examHall, 50, 12],
  'spare-parts-catalogue': [spareParts, 52, 50],
  'flower-market-checkout': [flowerMarket, 60, 50],
  'fleet-routing-console': [fleet, 56, 46],
  'tram-depot-planner': [tramDepot, 34, 50],
};

/** The cover of a case that has one of its own. */
export function caseCover(slug: string): Art | undefined {
  const own = caseCovers[slug];
  if (!own) return undefined;
  const [draw, x, y] = own;
  return { ...draw(), focus: { x, y } };
}
