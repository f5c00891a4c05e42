import { findList } from '../../../domain/paths';

/** Matches the lists of all kinds, page 1 at its own path, later ones at `/cases/page/{n}` (rule 4). */
export default ({ urlPathname }: { urlPathname: string }) => {
  const list = findList(urlPathname);
  if (!list) return false;
  return urlPathname === list.path || { routeParams: { page: urlPathname.slice(list.pages.length) } };
};
