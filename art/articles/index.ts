import type { Art } from '../art.ts';
import {
  embeddingFan,
  everyPageSaysYes,
  narrowingRange,
  receipts,
  sixHours,
  threeHundredVans,
  twoSources,
} from './covers-engineering.ts';
import {
  auditGauge,
  boringFriday,
  fourContracts,
  rampAndStairs,
  testData,
  thirdMonth,
} from './covers-quality.ts';
import {
  factory,
  foundByMachine,
  lopsided,
  oneStone,
  seventeenStates,
  sixtyChanges,
  tenDays,
} from './figures-delivery.ts';
import {
  latencyBudget,
  liftedStops,
  minutesToScale,
  nearTwins,
  twoPrices,
  writeAheadLog,
} from './figures-systems.ts';

type Pair = { cover: () => Art; figure: () => Art };

/** The cover of each article and the figure inside it, by slug. Figures are drawn from the article's numbers. */
export const articlePictures: Readonly<Record<string, Pair>> = {
  'how-to-read-a-qa-audit-and-what-to-do-on-monday': { cover: auditGauge, figure: oneStone },
  'test-data-is-a-product': { cover: testData, figure: factory },
  'small-releases-boring-fridays': { cover: boringFriday, figure: sixtyChanges },
  'four-contracts-between-design-and-code': { cover: fourContracts, figure: seventeenStates },
  'what-an-embedding-cannot-tell-you': { cover: embeddingFan, figure: nearTwins },
  'routing-three-hundred-vans-on-a-monday': { cover: threeHundredVans, figure: liftedStops },
  'choosing-a-payment-gateway-when-every-sales-page-says-yes': { cover: everyPageSaysYes, figure: twoPrices },
  'six-hours-of-reports-nine-minutes-of-waiting': { cover: sixHours, figure: minutesToScale },
  'latency-low-enough-to-play-together': { cover: twoSources, figure: latencyBudget },
  'sqlite-in-production-with-the-receipts': { cover: receipts, figure: writeAheadLog },
  'an-estimate-is-a-range-with-a-reason': { cover: narrowingRange, figure: lopsided },
  'outstaffing-that-survives-the-third-month': { cover: thirdMonth, figure: tenDays },
  'accessibility-is-a-definition-of-done': { cover: rampAndStairs, figure: foundByMachine },
};
