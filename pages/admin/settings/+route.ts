import { adminPaths } from '../../../domain/paths';

/** Matches all settings pages with one route, because each route adds bytes to public pages. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.settings || urlPathname.startsWith(`${adminPaths.settings}/`);
