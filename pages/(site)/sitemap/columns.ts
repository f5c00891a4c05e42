import { site } from '../../../content/site';
import { isScreenPath, type Screen, type ScreenName, screens } from '../../../domain/paths';

type Column = 'Start' | 'Services' | 'Expertise' | 'Reading and rules';

/** In which column a screen stands, where its address does not say it. */
const known: Partial<Record<ScreenName, Column>> = {
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
const columnOf = (name: ScreenName): Column =>
  known[name] ?? (isExpertise(screens[name]) ? 'Expertise' : 'Services');

/** Columns in their order, and the screens that are in none. */
const COLUMNS: readonly Column[] = ['Start', 'Services', 'Expertise', 'Reading and rules'];
const LEFT_OUT: readonly ScreenName[] = ['sitemap', 'notFound'];
/** Screens in their order: those that are named above as they are there, the others where their address has them. */
const order = (name: ScreenName) => {
  const at = Object.keys(known).indexOf(name);
  return COLUMNS.indexOf(columnOf(name)) * 100 + (name === 'services' ? 0 : at < 0 ? 50 : at);
};
const shown = (Object.keys(screens) as ScreenName[])
  .filter(name => !LEFT_OUT.includes(name))
  .sort((a, b) => order(a) - order(b));

/** What a screen is called where its own title would repeat that of the column. */
const otherTitles: Partial<Record<ScreenName, string>> = { services: 'All services' };

/** The menus' own words for a page stand before those that belong here. */
const nameOf = (name: ScreenName) =>
  site.menus?.titles[screens[name].path] ?? otherTitles[name] ?? screens[name].title;

export type SiteColumn = { title: Column; links: { title: string; href: string }[] };

/** Every screen with its address, in columns. */
export function siteColumns(): SiteColumn[] {
  const columns = new Map<Column, SiteColumn>();
  for (const name of shown) {
    const title = columnOf(name);
    if (site.gone?.includes(screens[name].path)) continue;
    const column = columns.get(title) ?? { title, links: [] };
    column.links.push({ title: nameOf(name), href: screens[name].path });
    columns.set(title, column);
  }
  // Pages of one's own stand here as soon as a menu leads to them.
  for (const [href, title] of Object.entries(site.menus?.titles ?? {}))
    if (!isScreenPath(href))
      columns.get(href.startsWith(screens.services.path) ? 'Services' : 'Start')?.links.push({ title, href });
  return [...columns.values()];
}
