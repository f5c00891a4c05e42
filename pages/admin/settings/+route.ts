import { adminPaths } from '../../../domain/paths';

/** One page with an address for each of its parts: every page costs visitors of the public ones some bytes. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.settings || urlPathname.startsWith(`${adminPaths.settings}/`);
