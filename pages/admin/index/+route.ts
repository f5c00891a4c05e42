import { isAdminPath } from '../../../domain/paths';

/** The low precedence leaves other admin paths to their own pages. */
export default ({ urlPathname }: { urlPathname: string }) => isAdminPath(urlPathname) && { precedence: -1 };
