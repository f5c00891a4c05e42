import type { PageContextServer } from 'vike/types';
import { adminPaths } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

/** Returns the title, which differs by path. */
export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo =>
  urlPathname === adminPaths.calendar
    ? {
        title: 'Calendar, admin',
        description: 'When content is published and unpublished.',
        noindex: true,
      }
    : {
        title: 'Pages, admin',
        description: 'Every page of the site.',
        noindex: true,
      };
