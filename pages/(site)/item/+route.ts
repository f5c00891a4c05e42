import { parseItemPath } from '../../../domain/paths';

/** Matches the items of all kinds. */
export default ({ urlPathname }: { urlPathname: string }) => {
  const item = parseItemPath(urlPathname);
  return item ? { routeParams: item } : false;
};
