import { screenAt } from '../../../domain/paths';

/** Whatever no other page took: screens, and up to three plain parts; whether there is a page the server knows. */
export default ({ urlPathname }: { urlPathname: string }) =>
  (screenAt(urlPathname) !== undefined || /^(\/[a-z0-9-]+){1,3}$/.test(urlPathname)) && { precedence: -2 };
