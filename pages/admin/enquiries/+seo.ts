import type { PageContextServer } from 'vike/types';
import { adminPaths } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo =>
  urlPathname === adminPaths.insights
    ? {
        title: 'Insights, admin',
        description: 'Visits and requests by page and source.',
        noindex: true,
      }
    : {
        title: 'Requests, admin',
        description: 'Requests from visitors, and the delivery of their emails.',
        noindex: true,
      };
