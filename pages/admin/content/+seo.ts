import type { PageContextServer } from 'vike/types';
import { kinds } from '../../../domain/kinds';
import { KIND_AREAS } from '../../../domain/kinds/areas';
import { adminPaths, itemLists } from '../../../domain/paths';
import type { Seo } from '../../../domain/seo';

export default ({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): Seo => {
  const list = itemLists.find(({ admin }) => admin === urlPathname);
  if (list)
    return {
      title: `${KIND_AREAS[list.kind].title}, admin`,
      description: `Write, edit and delete ${kinds[list.kind].nouns}.`,
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
