import { resolveRoute } from 'vike/routing';
import { adminPaths, requestPath } from '../../../domain/paths';

/** Matches the list, and an enquiry next to it: one route with two paths. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests ? true : resolveRoute(requestPath('@id'), urlPathname);
