import { resolveRoute } from 'vike/routing';
import { adminPaths, getPageEditPath, itemLists } from '../../../domain/paths';

/** Matches several pages with one route, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  [adminPaths.calendar, adminPaths.pages, ...itemLists.map(({ admin }) => admin)].includes(urlPathname)
    ? true
    : resolveRoute(getPageEditPath('@id'), urlPathname);
