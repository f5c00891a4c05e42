import { findList } from '../../../domain/paths';

/** Page 1 is at the list's own path, and later pages are at `/cases/page/{n}` (rule 4). */
export default ({ urlPathname }: { urlPathname: string }) => {
  const list = findList(urlPathname);
  if (!list) return false;
  return urlPathname === list.path || { routeParams: { page: urlPathname.slice(list.pages.length) } };
};
