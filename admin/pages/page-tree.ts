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
  const remaining = new Map(pages.map(page => [page.address, page]));
  const takePage = (path: string): Page | undefined => {
    const page = remaining.get(path);
    remaining.delete(path);
    return page;
  };
  const toRow = (page: Page, parentTitle?: string): TreeRow<Page> => ({
    title: page.title,
    page,
    parentTitle,
  });
  const toRows = (links: readonly NavLink[], under?: string): TreeRow<Page>[] =>
    links.flatMap(({ href }) => {
      const page = takePage(href);
      return page ? [toRow(page, under)] : [];
    });

  const home = takePage('/');
  const topHrefs = new Set(main.flatMap(item => (isMenu(item) ? [] : [item.href])));
  const header = main.flatMap((item): TreeRow<Page>[] => {
    if (!isMenu(item)) return toRows([item]);
    // A menu's overview page is its heading, unless the menu also lists that page.
    const topPage = item.all && !topHrefs.has(item.all.href) ? takePage(item.all.href) : undefined;
    const childRows = toRows(listLinks(item), item.title);
    if (topPage) return [{ ...toRow(topPage), title: item.title }, ...childRows];
    return childRows.length > 0
      ? [{ title: item.title, page: undefined, parentTitle: undefined }, ...childRows]
      : [];
  });
  const groups: TreeGroup<Page>[] = [
    { title: 'In the menu', note: 'in the header', rows: [...(home ? [toRow(home)] : []), ...header] },
    { title: 'In the footer', note: 'at the bottom of every page', rows: toRows(footer) },
    {
      title: 'Not in a menu',
      note: 'reached by links and search only',
      rows: [...remaining.values()].map(page => toRow(page)),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Keeps the headings of matching pages. */
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
