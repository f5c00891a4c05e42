import type { PageContext } from 'vike/types';
import { ogImagePath, type Seo } from '../../../domain/seo';
import type { CasesData } from './+data';

/** Filters and loaded pages are states of one page: its canonical address leaves them out. */
export default (pageContext: PageContext): Seo => {
  const { from, to } = (pageContext.data as CasesData).state;
  const page = from === to && from > 1 ? `, page ${from}` : '';
  return {
    title: `Case studies${page}`,
    description: `Products that run in production in fintech, healthtech, AI, education, commerce and transport: the problem, what we built and what it changed${page}.`,
    image: ogImagePath('page', 'cases'),
  };
};
