import { adminPaths } from '../../../domain/paths';

/** Where links that let members in lead: one page with two addresses. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.invitation || urlPathname === adminPaths.reset;
