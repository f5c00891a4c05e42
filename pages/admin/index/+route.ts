import { isAdminPath } from '../../../domain/paths';

/** Matches with low precedence, which leaves other admin paths to their own pages. */
export default ({ urlPathname }: { urlPathname: string }) => isAdminPath(urlPathname) && { precedence: -1 };
