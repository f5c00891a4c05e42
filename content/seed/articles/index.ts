import type { ArticleSeed } from '../types';
import accessibility from './accessibility-is-a-definition-of-done';
import estimate from './an-estimate-is-a-range-with-a-reason';
import paymentGateway from './choosing-a-payment-gateway-when-every-sales-page-says-yes';
import fourContracts from './four-contracts-between-design-and-code';
import qaAudit from './how-to-read-a-qa-audit-and-what-to-do-on-monday';
import latency from './latency-low-enough-to-play-together';
import outstaffing from './outstaffing-that-survives-the-third-month';
import routing from './routing-three-hundred-vans-on-a-monday';
import sixHours from './six-hours-of-reports-nine-minutes-of-waiting';
import smallReleases from './small-releases-boring-fridays';
import sqlite from './sqlite-in-production-with-the-receipts';
import testData from './test-data-is-a-product';
import embeddings from './what-an-embedding-cannot-tell-you';

/** What a fresh blog opens with, newest first by the date shown. */
export const articles: ArticleSeed[] = [
  qaAudit,
  testData,
  smallReleases,
  fourContracts,
  embeddings,
  routing,
  paymentGateway,
  sixHours,
  latency,
  sqlite,
  estimate,
  outstaffing,
  accessibility,
];
