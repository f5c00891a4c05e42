import { resolveRoute } from 'vike/routing';
import { adminPaths, getEnquiryPath } from '../../../domain/paths';

/** One route for two pages, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests || urlPathname === adminPaths.insights
    ? true
    : resolveRoute(getEnquiryPath('@id'), urlPathname);
