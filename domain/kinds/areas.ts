import { adminPaths, pageEditPath } from '../paths';
import type { KindName } from '.';

/** What the staff area calls each kind: one of them, the page that lists them, its address, and where one is edited. */
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

/** Kinds in the order in which what holds them all names them. */
export const AREA_KINDS = Object.keys(KIND_AREAS) as KindName[];

export const isKind = (name: string | null): name is KindName =>
  name !== null && Object.hasOwn(KIND_AREAS, name);
