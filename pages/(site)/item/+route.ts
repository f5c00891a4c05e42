import { parseItemPath } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) => {
  const item = parseItemPath(urlPathname);
  return item ? { routeParams: item } : false;
};
