import { getSite } from '../../../domain/current-site';
import { isScreenPath, type Screen, type ScreenName, screens } from '../../../domain/paths';

type Column = 'Start' | 'Services' | 'Expertise' | 'Reading and rules';

/** Columns of screens whose path doesn't determine one. */
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

/** Order of the columns, and screens that aren't listed. */
const COLUMNS: readonly Column[] = ['Start', 'Services', 'Expertise', 'Reading and rules'];
const LEFT_OUT: readonly ScreenName[] = ['sitemap', 'notFound'];
/** Sorts screens by the list above, others by path. */
const getOrder = (name: ScreenName) => {
  const at = Object.keys(fixedColumns).indexOf(name);
  return COLUMNS.indexOf(getColumn(name)) * 100 + (name === 'services' ? 0 : at < 0 ? 50 : at);
};
const shown = (Object.keys(screens) as ScreenName[])
  .filter(name => !LEFT_OUT.includes(name))
  .sort((a, b) => getOrder(a) - getOrder(b));

/** Titles of screens whose own title would repeat the column's. */
const otherTitles: Partial<Record<ScreenName, string>> = { services: 'All services' };

/** Returns a menu's label, or else the page's title. */
const getName = (name: ScreenName) =>
  getSite().menus?.titles[screens[name].path] ?? otherTitles[name] ?? screens[name].title;

type SiteColumn = { title: Column; links: { title: string; href: string }[] };

/** Lists all screens with their paths, in columns. */
export function listSiteColumns(): SiteColumn[] {
  const columns = new Map<Column, SiteColumn>();
  for (const name of shown) {
    const title = getColumn(name);
    if (getSite().gonePaths?.includes(screens[name].path)) continue;
    const column = columns.get(title) ?? { title, links: [] };
    column.links.push({ title: getName(name), href: screens[name].path });
    columns.set(title, column);
  }
  // Custom pages are listed once a menu links to them.
  for (const [href, title] of Object.entries(getSite().menus?.titles ?? {}))
    if (!isScreenPath(href))
      columns.get(href.startsWith(screens.services.path) ? 'Services' : 'Start')?.links.push({ title, href });
  return [...columns.values()];
}
