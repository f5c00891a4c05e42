import { getSite } from '../../domain/current-site';
import type { NavItem, NavLink } from '../../domain/nav';
import { isMenu, listLinks } from '../../domain/nav';

/** Returns `page` for a link to this page and `true` for a link to its ancestor. */
export function toAriaCurrent({ href, covers }: NavLink, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return covers && path.startsWith(covers) ? 'true' : undefined;
}

/** Prefers a link in the bar to the first menu that contains the path. */
export function findCurrentItem(path: string): NavItem | undefined {
  const containsPath = (links: readonly NavLink[]) =>
    links.some(link => toAriaCurrent(link, path) !== undefined);
  const entries = getSite().menus.header;
  return (
    entries.find(entry => !isMenu(entry) && containsPath([entry])) ??
    entries.find(
      entry => isMenu(entry) && containsPath(entry.all ? [...listLinks(entry), entry.all] : listLinks(entry)),
    )
  );
}
