import { resolveRoute } from 'vike/routing';
import { adminPaths, pageEditPath } from '../../../domain/paths';

/** Matches pages in their editor, and the calendar. One route, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.calendar || urlPathname === adminPaths.pages
    ? true
    : resolveRoute(pageEditPath('@id'), urlPathname);
