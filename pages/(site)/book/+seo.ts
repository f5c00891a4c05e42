import type { PageContext } from 'vike/types';
import { bookingPaths } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';
import type { BookData } from './+data';

/** Excludes the page from search engines, because free times change too often. */
export default ({ data, urlPathname }: PageContext): Seo => {
  const { name, role } = (data as BookData).manager;
  return urlPathname === bookingPaths.book
    ? { title: 'Book a call', description: 'Choose a time for a call with us.', noindex: true }
    : {
        title: `Book a call with ${name}`,
        description: `Choose a time for a call with ${name}, ${role}.`,
        noindex: true,
      };
};
