import type { CaseSeed } from '../types';
import blockchainAlertsTool from './blockchain-alerts-tool';
import cardDisputesDesk from './card-disputes-desk';
import consentLedgerForTrials from './consent-ledger-for-trials';
import contractClauseFinder from './contract-clause-finder';
import examHallOnline from './exam-hall-online';
import financialIntelligenceOptimisation from './financial-intelligence-optimisation';
import fleetRoutingConsole from './fleet-routing-console';
import flowerMarketCheckout from './flower-market-checkout';
import homeDialysisCompanion from './home-dialysis-companion';
import instantPayoutRails from './instant-payout-rails';
import invoiceFactoringPortal from './invoice-factoring-portal';
import nodefy from './nodefy';
import openBankingOnboarding from './open-banking-onboarding';
import optionsTradingAnalyticsPlatform from './options-trading-analytics-platform';
import qaReleasesWithoutWeekends from './qa-releases-without-weekends';
import remoteLessonsStudio from './remote-lessons-studio';
import sectorClassificationEngine from './sector-classification-engine';
import sparePartsCatalogue from './spare-parts-catalogue';
import sustainabilityReportingPortal from './sustainability-reporting-portal';
import tramDepotPlanner from './tram-depot-planner';
import treasuryLiquidityBoard from './treasury-liquidity-board';
import wardHandoverBoard from './ward-handover-board';

/** Every case study of the demo content, newest first by the month of completion. */
export const cases: CaseSeed[] = [
  instantPayoutRails,
  homeDialysisCompanion,
  nodefy,
  optionsTradingAnalyticsPlatform,
  qaReleasesWithoutWeekends,
  blockchainAlertsTool,
  sectorClassificationEngine,
  financialIntelligenceOptimisation,
  sustainabilityReportingPortal,
  tramDepotPlanner,
  fleetRoutingConsole,
  contractClauseFinder,
  remoteLessonsStudio,
  cardDisputesDesk,
  treasuryLiquidityBoard,
  wardHandoverBoard,
  sparePartsCatalogue,
  openBankingOnboarding,
  consentLedgerForTrials,
  flowerMarketCheckout,
  examHallOnline,
  invoiceFactoringPortal,
];
