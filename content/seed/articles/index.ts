import type { ArticleSeed } from '../types';
import fourContractsBetweenDesign from './four-contracts-between-design-and-code';
import howToReadA from './how-to-read-a-qa-audit-and-what-to-do-on-monday';
import smallReleasesBoringFridays from './small-releases-boring-fridays';
import testDataIsA from './test-data-is-a-product';

/** What a fresh blog opens with, newest first by the date shown. */
export const articles: ArticleSeed[] = [
  howToReadA,
  testDataIsA,
  smallReleasesBoringFridays,
  fourContractsBetweenDesign,
];
