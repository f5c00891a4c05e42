import { resolveRoute } from 'vike/routing';
import { adminPaths, pageEditPath } from '../../../domain/paths';

/** Pages, each in its editor, and the calendar: one page of the router, since every one costs visitors some bytes. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.calendar || urlPathname === adminPaths.pages
    ? true
    : resolveRoute(pageEditPath('@id'), urlPathname);
