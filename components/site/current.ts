import { isMenu, linksOf, mainNav } from '../../content/nav';
import type { NavItem, NavLink } from '../../domain/nav';

/** What `aria-current` says of a link on the page at `path`: this page, a page that belongs to it, or nothing. */
export function currentOf({ href, covers }: NavLink, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return covers && path.startsWith(covers) ? 'true' : undefined;
}

/** The item that the page at `path` is or belongs to: one of the bar's own links, else the first menu that has it. */
export function currentItem(path: string): NavItem | undefined {
  const holds = (links: readonly NavLink[]) => links.some(link => currentOf(link, path) !== undefined);
  const items = mainNav();
  return (
    items.find(item => !isMenu(item) && holds([item])) ??
    items.find(item => isMenu(item) && holds(item.all ? [...linksOf(item), item.all] : linksOf(item)))
  );
}
