import { adminPaths } from '../../../domain/paths';

/** One route for all parts, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.settings || urlPathname.startsWith(`${adminPaths.settings}/`);
