import type { PageContextServer } from 'vike/types';
import { adminPaths } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo =>
  urlPathname === adminPaths.trash
    ? {
        title: 'Trash, admin',
        description: 'Content deleted in the last thirty days.',
        noindex: true,
      }
    : {
        title: 'Media, admin',
        description: 'All images of the site, and where they are used.',
        noindex: true,
      };
