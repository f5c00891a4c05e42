import { resolveRoute } from 'vike/routing';
import { adminPaths, requestPath } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests ? true : resolveRoute(requestPath('@id'), urlPathname);
