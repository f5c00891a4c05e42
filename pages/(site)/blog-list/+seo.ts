import type { PageContext } from 'vike/types';
import { ogImagePath, type Seo } from '../../../domain/seo';
import type { BlogData } from './+data';

/** Filters and loaded pages are states of one page: its canonical address leaves them out. */
export default (pageContext: PageContext): Seo => {
  const { from, to } = (pageContext.data as BlogData).state;
  const page = from === to && from > 1 ? `, page ${from}` : '';
  return {
    title: `Blog: notes from the workshop${page}`,
    description: `Engineering, testing and delivery, written by the people who do it. Audits, estimates, databases, payments and teams, with the numbers left in${page}.`,
    image: ogImagePath('page', 'blog'),
  };
};
