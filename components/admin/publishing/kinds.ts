import type { KindName } from '../../../domain/kinds';
import { adminPaths } from '../../../domain/paths';

/** What the staff area calls each kind: one of them, the page that lists them, and its address. */
export const AREA_OF: Record<KindName, { one: string; title: string; path: string }> = {
  article: { one: 'Blog', title: 'Blogs', path: adminPaths.posts },
  case: { one: 'Review', title: 'Reviews', path: adminPaths.reviews },
  page: { one: 'Page', title: 'Pages', path: adminPaths.pages },
};

/** Kinds in the order of the header. */
export const AREA_KINDS = Object.keys(AREA_OF) as KindName[];

export const isKind = (name: string | null): name is KindName =>
  name !== null && Object.hasOwn(AREA_OF, name);
