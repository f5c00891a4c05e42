import { findScreen } from '../../../domain/paths';

/**
 * Matches paths that no other page takes: screens, and up to three plain segments; the server checks whether the page
 * exists.
 */
export default ({ urlPathname }: { urlPathname: string }) =>
  (findScreen(urlPathname) !== undefined || /^(\/[a-z0-9-]+){1,3}$/.test(urlPathname)) && { precedence: -2 };
