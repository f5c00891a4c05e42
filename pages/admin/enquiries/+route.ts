import { resolveRoute } from 'vike/routing';
import { adminPaths, requestPath } from '../../../domain/paths';

/** The list, and an enquiry beside it: one route with two paths. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests ? true : resolveRoute(requestPath('@id'), urlPathname);
