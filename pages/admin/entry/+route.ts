import { adminPaths } from '../../../domain/paths';

/** Matches invitation and reset links: one route with two paths. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.invitation || urlPathname === adminPaths.reset;
