import type { ArticleSeed } from '../types';
import choosingAPaymentGateway from './choosing-a-payment-gateway-when-every-sales-page-says-yes';
import fourContractsBetweenDesign from './four-contracts-between-design-and-code';
import howToReadA from './how-to-read-a-qa-audit-and-what-to-do-on-monday';
import routingThreeHundredVans from './routing-three-hundred-vans-on-a-monday';
import sixHoursOfReports from './six-hours-of-reports-nine-minutes-of-waiting';
import smallReleasesBoringFridays from './small-releases-boring-fridays';
import testDataIsA from './test-data-is-a-product';
import whatAnEmbeddingCannot from './what-an-embedding-cannot-tell-you';

/** What a fresh blog opens with, newest first by the date shown. */
export const articles: ArticleSeed[] = [
  howToReadA,
  testDataIsA,
  smallReleasesBoringFridays,
  fourContractsBetweenDesign,
  whatAnEmbeddingCannot,
  routingThreeHundredVans,
  choosingAPaymentGateway,
  sixHoursOfReports,
];
