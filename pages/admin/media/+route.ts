import { adminPaths } from '../../../domain/paths';

/** One route for two pages, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.media || urlPathname === adminPaths.trash;
