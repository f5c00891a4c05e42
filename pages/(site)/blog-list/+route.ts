import { resolveRoute } from 'vike/routing';
import { screens } from '../../../domain/paths';

/** Page 1 lives at `/blog`, later ones at `/blog/page/{n}` (DECISIONS 1). */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === screens.blog.path ? true : resolveRoute('/blog/page/@page', urlPathname);
