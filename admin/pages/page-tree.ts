import type { NavItem, NavLink } from '../../domain/nav';
import { isMenu, listLinks } from '../../domain/nav';

/** A page, or a menu heading without a page. */
export type TreeRow<Page> = { title: string; page: Page | undefined; parentTitle: string | undefined };
export type TreeGroup<Page> = { title: string; note: string; rows: TreeRow<Page>[] };

type Menus = { main: readonly NavItem[]; footer: readonly NavLink[] };

/** Groups pages into the header's tree, pages that only the footer contains, and all others. */
export function toPageTree<Page extends { _id: string; address: string; title: string }>(
  pages: readonly Page[],
  { main, footer }: Menus,
): TreeGroup<Page>[] {
  const remainingPages = new Map(pages.map(page => [page.address, page]));
  const takePage = (path: string): Page | undefined => {
    const page = remainingPages.get(path);
    remainingPages.delete(path);
    return page;
  };
  const toRow = (page: Page, parentTitle?: string): TreeRow<Page> => ({
    title: page.title,
    page,
    parentTitle,
  });
  const toRows = (links: readonly NavLink[], parentTitle?: string): TreeRow<Page>[] =>
    links.flatMap(({ href }) => {
      const page = takePage(href);
      return page ? [toRow(page, parentTitle)] : [];
    });

  const homePage = takePage('/');
  const topHrefs = new Set(main.flatMap(entry => (isMenu(entry) ? [] : [entry.href])));
  const header = main.flatMap((entry): TreeRow<Page>[] => {
    if (!isMenu(entry)) return toRows([entry]);
    // A menu's overview page is its heading, unless the menu also lists that page.
    const topPage = entry.all && !topHrefs.has(entry.all.href) ? takePage(entry.all.href) : undefined;
    const childRows = toRows(listLinks(entry), entry.title);
    if (topPage) return [{ ...toRow(topPage), title: entry.title }, ...childRows];
    return childRows.length > 0
      ? [{ title: entry.title, page: undefined, parentTitle: undefined }, ...childRows]
      : [];
  });
  const groups: TreeGroup<Page>[] = [
    {
      title: 'In the menu',
      note: 'in the header',
      rows: [...(homePage ? [toRow(homePage)] : []), ...header],
    },
    { title: 'In the footer', note: 'at the bottom of every page', rows: toRows(footer) },
    {
      title: 'Not in a menu',
      note: 'reached by links and search only',
      rows: [...remainingPages.values()].map(page => toRow(page)),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Returns the groups with only the matching pages and their headings. */
export function filterGroups<Page>(groups: readonly TreeGroup<Page>[], matches: (page: Page) => boolean) {
  return groups
    .map(group => {
      const matchingRows = group.rows.filter(({ page }) => !page || matches(page));
      const filledTitles = new Set(
        matchingRows.flatMap(({ page, parentTitle }) => (page && parentTitle ? [parentTitle] : [])),
      );
      return { ...group, rows: matchingRows.filter(({ page, title }) => page || filledTitles.has(title)) };
    })
    .filter(({ rows }) => rows.length > 0);
}
