import { adminPaths, furtherItemLists, getPageEditPath } from '../paths';
import type { KindName } from '.';

type Area = { singular: string; title: string; path: string; edit: (id: string) => string };

const createArea = (singular: string, title: string, path: string): Area => ({
  ...{ singular, title, path },
  edit: id => `${path}?edit=${id}`,
});
export const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Each kind's labels, list page and edit path in the admin. */
export const KIND_AREAS = {
  page: { singular: 'Page', title: 'Pages', path: adminPaths.pages, edit: getPageEditPath },
  article: createArea('Blog', 'Blogs', adminPaths.posts),
  case: createArea('Review', 'Reviews', adminPaths.reviews),
  ...Object.fromEntries(
    furtherItemLists.map(({ kind, title, admin }) => [kind, createArea(capitalise(kind), title, admin)]),
  ),
} as Record<KindName, Area>;

export const FURTHER_AREAS = furtherItemLists.map(({ kind }) => KIND_AREAS[kind]);

export const KIND_TITLES = Object.fromEntries(
  Object.entries(KIND_AREAS).map(([kind, { title }]) => [kind, title]),
) as Record<KindName, string>;

/** Kinds in the order of combined lists. */
export const AREA_KINDS = Object.keys(KIND_AREAS) as KindName[];

export const isKind = (name: string | null): name is KindName =>
  name !== null && Object.hasOwn(KIND_AREAS, name);
