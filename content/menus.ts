import {
  emptyRow,
  getPagePath,
  LEGAL_ID,
  listRowsWithin,
  type MenuRow,
  type Menus,
  sortByReadingOrder,
} from '../domain/menus';
import type { FooterColumn, NavGroup, NavItem, NavLink, NavMenu, ShownMenus } from '../domain/nav';
import { articlePath, casePath, cookieSectionPath, screens } from '../domain/paths';
import { slugify } from '../domain/slug';
import { pictogramsByName, replaceWithNames } from './drawings';
import { getBuiltInNav, isGroup, isMenu } from './nav';

/** Converts menus between the stored form (`domain/menus.ts`) and that of pages (`nav.ts`); for the server. */

const toRow = (link: NavLink, within: string): MenuRow => ({
  ...emptyRow(`${within}-${slugify(link.title)}`.replace(/^-/, ''), within),
  title: link.title,
  href: link.href,
  note: link.note ?? '',
});

const toMenuRows = (menu: NavMenu): MenuRow[] => [
  {
    ...emptyRow(menu.id),
    title: menu.title,
    href: menu.all?.href ?? '',
    all: menu.all?.title ?? '',
    statement: menu.statement,
    text: menu.text ?? '',
    faces: menu.faces ?? false,
    latest: menu.latest ?? '',
  },
  ...menu.entries.flatMap(entry =>
    isGroup(entry)
      ? [
          { ...emptyRow(entry.id, menu.id), title: entry.title, note: entry.note },
          ...entry.links.map(link => ({ ...toRow(link, entry.id), icon: getIconName(link.icon) })),
        ]
      : [toRow(entry, menu.id)],
  ),
];

const getIconName = (markup: string) => replaceWithNames(markup).replace('pictogram:', '');

/** Returns the built-in menus as rows. */
export function builtInMenus(): Menus {
  const { header, button, footer, legal } = getBuiltInNav();
  const columns = [...footer, { id: LEGAL_ID, title: 'Legal row', links: legal }];
  return {
    header: header.flatMap(item => (isMenu(item) ? toMenuRows(item) : [toRow(item, '')])),
    footer: columns.flatMap(column => {
      const id = 'id' in column ? column.id : `footer-${slugify(column.title)}`;
      return [{ ...emptyRow(id), title: column.title }, ...column.links.map(link => toRow(link, id))];
    }),
    button: { title: button.title, href: button.href },
  };
}

const covers: Record<string, string> = {
  [screens.cases.path]: casePath(''),
  [screens.blog.path]: articlePath(''),
};

function toLink({ title, href, note }: MenuRow): NavLink {
  const covered = covers[href];
  return { title, href, ...(covered && { covers: covered }), ...(note && { note }) };
}

function toEntry(rows: readonly MenuRow[], row: MenuRow): NavLink | NavGroup | undefined {
  const cards = listRowsWithin(rows, row.id);
  if (cards.length === 0) return row.href ? toLink(row) : undefined;
  const { id, title, note } = row;
  const links = cards.map(card => ({ ...toLink(card), icon: pictogramsByName[card.icon] ?? '' }));
  return { id, title, note, links };
}

function toItems(rows: readonly MenuRow[], row: MenuRow): NavItem[] {
  const entries = listRowsWithin(rows, row.id).flatMap(item => toEntry(rows, item) ?? []);
  if (entries.length === 0) return row.href ? [toLink(row)] : [];
  const { id, title, href, statement, text, all, faces, latest } = row;
  return [
    {
      id,
      title,
      statement,
      ...(text && { text }),
      ...(href && { all: { title: all || title, href } }),
      ...(faces && { faces }),
      ...(latest && { latest }),
      entries,
    },
  ];
}

/** Lists the built-in titles of pages in menus. */
const listBuiltInTitles = () => {
  const { header, footer } = builtInMenus();
  return new Set(
    [...header, ...footer].flatMap(({ href, title, all }) => [`${href} ${title}`, `${href} ${all}`]),
  );
};

/**
 * Converts menus for pages.
 * @param hides returns whether a link is hidden because its target isn't public.
 */
export function toShownMenus(
  { header, footer, button }: Menus,
  hides: (href: string) => boolean,
): ShownMenus {
  const known = listBuiltInTitles();
  const titles: Record<string, string> = {};
  const filterVisible = (rows: readonly MenuRow[]) => {
    const shown = rows.filter(row => !row.hidden && !(row.href && hides(row.href)));
    // Rows within a hidden row are hidden too.
    return sortByReadingOrder(shown);
  };
  const [shownHeader, shownFooter] = [filterVisible(header), filterVisible(footer)];
  for (const { href, title } of [...shownHeader, ...shownFooter].filter(
    row => listRowsWithin(header, row.id).length === 0,
  )) {
    const page = getPagePath(href);
    if (page === href && !known.has(`${href} ${title}`)) titles[page] ??= title;
  }
  const getLinks = (id: string) => listRowsWithin(shownFooter, id).map(toLink);
  const columns = listRowsWithin(shownFooter, '').filter(({ id }) => id !== LEGAL_ID);
  return {
    header: listRowsWithin(shownHeader, '').flatMap(row => toItems(shownHeader, row)),
    button,
    footer: columns.map(({ id, title }): FooterColumn => ({ title, links: getLinks(id) })),
    legal: getLinks(LEGAL_ID).map(({ title, href }) => ({
      title,
      href,
      ...(href === cookieSectionPath && { preferences: true as const }),
    })),
    titles,
  };
}
