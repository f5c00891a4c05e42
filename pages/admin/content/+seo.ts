import type { PageContextServer } from 'vike/types';
import { adminPaths, furtherLists } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo => {
  const list = furtherLists.find(({ admin }) => admin === urlPathname);
  if (list)
    return {
      title: `${list.title}, admin`,
      description: `Write, edit and delete ${list.title.toLowerCase()}.`,
      noindex: true,
    };
  return urlPathname === adminPaths.calendar
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
};
