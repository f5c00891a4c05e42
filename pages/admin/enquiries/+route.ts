import { resolveRoute } from 'vike/routing';
import { adminPaths, requestPath } from '../../../domain/paths';

/** The list, and a request beside it: one page with two addresses. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests ? true : resolveRoute(requestPath('@id'), urlPathname);
