import { getSite } from './current-site';
import type { LatestKind } from './latest';
import { type ScreenName, screens } from './paths';

/** Menus as rendered by header and footer. `domain/menus.ts` has the stored form. */

export type NavLink = {
  title: string;
  href: string;
  /** Line below the title in the wide menu. */
  note?: string;
  /** Prefix of other paths for which this link is current: `/cases/` for every case. */
  covers?: string;
};

/** A second level inside a menu. */
export type NavGroup = {
  /** Also the suffix of the group's element ID in the wide menu. */
  id: string;
  title: string;
  note: string;
  links: readonly (NavLink & { icon: string })[];
};

export type NavMenu = {
  /** Also the suffix of the panel's element ID. */
  id: string;
  title: string;
  /** Large text in the first zone of the wide menu. */
  statement: string;
  text?: string;
  all?: NavLink;
  /** Whether to show portraits. */
  faces?: true;
  /** The kind whose latest item is in the third zone. */
  latest?: LatestKind;
  entries: readonly (NavLink | NavGroup)[];
};

export type NavItem = NavLink | NavMenu;
export type FooterColumn = { title: string; links: readonly NavLink[] };
/** A link in the footer's last row. `preferences` opens the cookie preferences if available. */
export type LegalLink = { title: string; href: string; preferences?: true };

export type ShownMenus = {
  header: readonly NavItem[];
  button: NavLink;
  footer: readonly FooterColumn[];
  legal: readonly LegalLink[];
  /** Menu labels that differ from page titles, by path. */
  titles: Readonly<Record<string, string>>;
};

export const isMenu = (item: NavItem): item is NavMenu => 'entries' in item;
export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;

/** Includes the links of groups. */
export const listLinks = ({ entries }: NavMenu): NavLink[] =>
  entries.flatMap<NavLink>(entry => (isGroup(entry) ? [...entry.links] : [entry]));

/** Returns a page's title, or the menu label if staff changed it. */
export const getPageTitle = (name: ScreenName): string =>
  getSite().menus.titles[screens[name].path] ?? screens[name].title;
