import { isAdminPath } from '../../../domain/paths';

/** Matches `/admin`, and paths below it that no other page takes. */
export default ({ urlPathname }: { urlPathname: string }) => isAdminPath(urlPathname) && { precedence: -1 };
