import { adminPaths } from '../../../domain/paths';

/** Matches two pages with one route, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.media || urlPathname === adminPaths.trash;
