import { resolveRoute } from 'vike/routing';
import { adminPaths, lists, pageEditPath } from '../../../domain/paths';

/** One route for several pages, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  [adminPaths.calendar, adminPaths.pages, ...lists.map(({ admin }) => admin)].includes(urlPathname)
    ? true
    : resolveRoute(pageEditPath('@id'), urlPathname);
