import { findScreen } from '../../../domain/paths';

/**
 * Matches screens and paths of up to three segments, unless another page matches. The server checks whether the page
 * exists.
 */
export default ({ urlPathname }: { urlPathname: string }) =>
  (findScreen(urlPathname) !== undefined || /^(\/[a-z0-9-]+){1,3}$/.test(urlPathname)) && { precedence: -2 };
