import { isMenu, linksOf, mainNav, type NavItem, type NavLink } from '../../content/nav';

/** What `aria-current` says of a link on the page at `path`: this page, a page that belongs to it, or nothing. */
export function currentOf({ href, covers }: NavLink, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return covers && path.startsWith(covers) ? 'true' : undefined;
}

/** Whether the page at `path` is this item or stands in its menu. */
export function holdsCurrent(item: NavItem, path: string): boolean {
  if (!isMenu(item)) return currentOf(item, path) !== undefined;
  // The page of all cases is marked where it stands in the bar.
  const all = item.all && !inBar(item.all) ? [item.all] : [];
  return [...linksOf(item), ...all].some(link => currentOf(link, path) !== undefined);
}

const inBar = ({ href }: NavLink): boolean => mainNav.some(item => !isMenu(item) && item.href === href);
