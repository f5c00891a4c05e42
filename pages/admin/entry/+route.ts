import { adminPaths } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.invitation || urlPathname === adminPaths.reset;
