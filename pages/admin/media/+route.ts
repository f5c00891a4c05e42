import { adminPaths } from '../../../domain/paths';

/** Media and the trash: one page with two addresses, since every page costs visitors of the public ones some bytes. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.media || urlPathname === adminPaths.trash;
