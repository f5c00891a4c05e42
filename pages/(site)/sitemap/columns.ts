import { getSite } from '../../../domain/current-site';
import { isScreenPath, type Screen, type ScreenName, screens } from '../../../domain/paths';

type Column = 'Start' | 'Services' | 'Expertise' | 'Reading and rules';

/** Columns of screens whose path doesn't determine the column. */
const fixedColumns: Partial<Record<ScreenName, Column>> = {
  home: 'Start',
  about: 'Start',
  process: 'Start',
  contact: 'Start',
  search: 'Start',
  services: 'Services',
  cases: 'Reading and rules',
  blog: 'Reading and rules',
  privacy: 'Reading and rules',
};

const isExpertise = ({ path, aliases }: Screen) =>
  !path.startsWith(`${screens.services.path}/`) || aliases.some(alias => alias.startsWith('/industries/'));
const getColumn = (name: ScreenName): Column =>
  fixedColumns[name] ??
  ('list' in screens[name] ? 'Reading and rules' : isExpertise(screens[name]) ? 'Expertise' : 'Services');

/** In display order. */
const COLUMNS: readonly Column[] = ['Start', 'Services', 'Expertise', 'Reading and rules'];
const UNLISTED_SCREENS: readonly ScreenName[] = ['sitemap', 'notFound'];
/** Screens missing from `fixedColumns` come last in their column. */
const getOrder = (name: ScreenName) => {
  const index = Object.keys(fixedColumns).indexOf(name);
  return COLUMNS.indexOf(getColumn(name)) * 100 + (name === 'services' ? 0 : index < 0 ? 50 : index);
};
const listedScreens = (Object.keys(screens) as ScreenName[])
  .filter(name => !UNLISTED_SCREENS.includes(name))
  .sort((a, b) => getOrder(a) - getOrder(b));

/** Titles of screens whose own title would repeat the column's. */
const otherTitles: Partial<Record<ScreenName, string>> = { services: 'All services' };

/** Prefers the menu's label to the page's title. */
const getName = (name: ScreenName) =>
  getSite().menus?.titles[screens[name].path] ?? otherTitles[name] ?? screens[name].title;

type SiteColumn = { title: Column; links: { title: string; href: string }[] };

export function listSiteColumns(): SiteColumn[] {
  const columns = new Map<Column, SiteColumn>();
  for (const name of listedScreens) {
    const title = getColumn(name);
    if (getSite().gonePaths?.includes(screens[name].path)) continue;
    const column = columns.get(title) ?? { title, links: [] };
    column.links.push({ title: getName(name), href: screens[name].path });
    columns.set(title, column);
  }
  // List custom pages only if a menu links to them.
  for (const [href, title] of Object.entries(getSite().menus?.titles ?? {}))
    if (!isScreenPath(href))
      columns.get(href.startsWith(screens.services.path) ? 'Services' : 'Start')?.links.push({ title, href });
  return [...columns.values()];
}
