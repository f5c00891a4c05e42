import { findList } from '../../../domain/paths';

/** Matches page 1 at the list's own path, and later pages at paths such as `/cases/page/2` (rule 4). */
export default ({ urlPathname }: { urlPathname: string }) => {
  const list = findList(urlPathname);
  if (!list) return false;
  return urlPathname === list.path || { routeParams: { page: urlPathname.slice(list.pages.length) } };
};
