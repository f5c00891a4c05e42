import { resolveRoute } from 'vike/routing';
import { BLOG_PAGE_BASE, screens } from '../../../domain/paths';

/** Matches page 1 at `/blog`, later ones at `/blog/page/{n}` (rule 4). */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === screens.blog.path ? true : resolveRoute(`${BLOG_PAGE_BASE}/@page`, urlPathname);
