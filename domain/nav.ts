import type { LatestKind } from './latest';

/** Menus as rendered by header and footer (`content/nav.ts`, `domain/menus.ts`). */

export type NavLink = {
  title: string;
  href: string;
  /** Line below the title in the wide menu. */
  note?: string;
  /** Prefix of other paths that mark this link as current: `/cases/` for every case. */
  covers?: string;
};

/** A second level inside a menu. */
export type NavGroup = {
  /** Also the suffix of its element id in the wide menu. */
  id: string;
  title: string;
  note: string;
  links: readonly (NavLink & { icon: string })[];
};

export type NavMenu = {
  /** Also the suffix of the panel's element id. */
  id: string;
  title: string;
  /** Large text in the first zone of the wide menu. */
  statement: string;
  text?: string;
  all?: NavLink;
  /** Whether to show portraits. */
  faces?: true;
  /** The kind whose latest item the third zone shows. */
  latest?: LatestKind;
  entries: readonly (NavLink | NavGroup)[];
};

export type NavItem = NavLink | NavMenu;
export type FooterColumn = { title: string; links: readonly NavLink[] };
/** A link of the footer's last row; `preferences` opens the cookie preferences if available. */
export type LegalLink = { title: string; href: string; preferences?: true };

/** Custom menus as rendered. */
export type ShownMenus = {
  header: readonly NavItem[];
  button: NavLink;
  footer: readonly FooterColumn[];
  legal: readonly LegalLink[];
  /** Menu labels that differ from page titles, by path. */
  titles: Readonly<Record<string, string>>;
};
