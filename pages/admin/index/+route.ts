import { isAdminPath } from '../../../domain/paths';

/** `/admin` itself, and every address below it that no other page took. */
export default ({ urlPathname }: { urlPathname: string }) => isAdminPath(urlPathname) && { precedence: -1 };
