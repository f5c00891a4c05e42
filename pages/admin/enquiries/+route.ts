import { resolveRoute } from 'vike/routing';
import { adminPaths, getEnquiryPath } from '../../../domain/paths';

/** Matches two pages with one route, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests || urlPathname === adminPaths.insights
    ? true
    : resolveRoute(getEnquiryPath('@id'), urlPathname);
