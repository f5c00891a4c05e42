import { getSite } from '../../domain/current-site';
import type { NavItem, NavLink } from '../../domain/nav';
import { isMenu, listLinks } from '../../domain/nav';

/** Returns the `aria-current` value of a link on the page at `path`: the page itself, its ancestor, or none. */
export function getAriaCurrent({ href, covers }: NavLink, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return covers && path.startsWith(covers) ? 'true' : undefined;
}

/** Returns the menu item of the page at `path`: a link of the bar, else the first menu that contains it. */
export function findCurrentItem(path: string): NavItem | undefined {
  const containsPath = (links: readonly NavLink[]) =>
    links.some(link => getAriaCurrent(link, path) !== undefined);
  const items = getSite().menus.header;
  return (
    items.find(item => !isMenu(item) && containsPath([item])) ??
    items.find(
      item => isMenu(item) && containsPath(item.all ? [...listLinks(item), item.all] : listLinks(item)),
    )
  );
}
