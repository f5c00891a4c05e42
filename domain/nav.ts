import type { LatestKind } from './latest';

/** What the header and the footer draw of the menus (`content/nav.ts`, `domain/menus.ts`). */

export type NavLink = {
  title: string;
  href: string;
  /** One line under the title in the wide menu. */
  note?: string;
  /** Start of other addresses that belong here: `/cases/` for every case. */
  covers?: string;
};

/** A second level inside a menu. */
export type NavGroup = {
  /** Also the end of its element id in the wide menu. */
  id: string;
  title: string;
  note: string;
  links: readonly (NavLink & { icon: string })[];
};

export type NavMenu = {
  /** Also the end of the panel's element id. */
  id: string;
  title: string;
  /** What stands large in the first zone of the wide menu. */
  statement: string;
  text?: string;
  all?: NavLink;
  /** Some of the people look out of it. */
  faces?: true;
  /** The newest of what it shows in its third zone. */
  latest?: LatestKind;
  entries: readonly (NavLink | NavGroup)[];
};

export type NavItem = NavLink | NavMenu;
export type FooterColumn = { title: string; links: readonly NavLink[] };
/** A link of the footer's last row; `preferences` reopens the cookie choice where that is loaded. */
export type LegalLink = { title: string; href: string; preferences?: true };

/** Menus that staff put in the place of the built-in ones, as they are drawn. */
export type ShownMenus = {
  header: readonly NavItem[];
  button: NavLink;
  footer: readonly FooterColumn[];
  legal: readonly LegalLink[];
  /** What the menus call a page where that is not what the site calls it by itself, by address. */
  titles: Readonly<Record<string, string>>;
};

/** Every address that menus hold, without query and fragment: a page that is none of them is in no menu. */
export function listMenuPaths({ header, button, footer, legal }: Omit<ShownMenus, 'titles'>): Set<string> {
  const entries = header.flatMap(item =>
    'entries' in item ? [...item.entries, ...(item.all ? [item.all] : [])] : [item],
  );
  const links = entries.flatMap(entry => ('links' in entry ? [...entry.links] : [entry]));
  const all = [...links, button, ...footer.flatMap(column => column.links), ...legal];
  return new Set(all.map(({ href }) => href.split(/[?#]/)[0] || '/'));
}
