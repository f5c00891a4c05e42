import { adminPaths, pageEditPath } from '../paths';
import type { KindName } from '.';

/** Each kind's labels, list page and edit path in the admin. */
export const KIND_AREAS: Record<
  KindName,
  { one: string; title: string; path: string; edit: (id: string) => string }
> = {
  page: { one: 'Page', title: 'Pages', path: adminPaths.pages, edit: pageEditPath },
  article: {
    one: 'Blog',
    title: 'Blogs',
    path: adminPaths.posts,
    edit: id => `${adminPaths.posts}?edit=${id}`,
  },
  case: {
    one: 'Review',
    title: 'Reviews',
    path: adminPaths.reviews,
    edit: id => `${adminPaths.reviews}?edit=${id}`,
  },
};

/** Kinds in the order of combined lists. */
export const AREA_KINDS = Object.keys(KIND_AREAS) as KindName[];

export const isKind = (name: string | null): name is KindName =>
  name !== null && Object.hasOwn(KIND_AREAS, name);
