import { site } from '../../../content/site';
import { isScreenPath, type ScreenName, screens } from '../../../domain/paths';

type Column = 'Start' | 'Services' | 'Expertise' | 'Reading and rules';

/** In which column each screen stands; a screen of the table of addresses that is missing here does not compile. */
const columnOf: Record<Exclude<ScreenName, 'sitemap' | 'notFound'>, Column> = {
  home: 'Start',
  about: 'Start',
  process: 'Start',
  contact: 'Start',
  search: 'Start',
  services: 'Services',
  outstaffing: 'Services',
  aiWeb: 'Services',
  qaAudit: 'Services',
  webTesting: 'Services',
  fintech: 'Expertise',
  paymentGateway: 'Expertise',
  javascript: 'Expertise',
  cases: 'Reading and rules',
  blog: 'Reading and rules',
  privacy: 'Reading and rules',
};

/** What a screen is called where its own title would repeat that of the column. */
const otherTitles: Partial<Record<ScreenName, string>> = { services: 'All services' };

/** The menus' own words for a page stand before those that belong here. */
const nameOf = (name: ScreenName) =>
  site.menus?.titles[screens[name].path] ?? otherTitles[name] ?? screens[name].title;

export type SiteColumn = { title: Column; links: { title: string; href: string }[] };

/** Every screen with its address, in columns. */
export function siteColumns(): SiteColumn[] {
  const columns = new Map<Column, SiteColumn>();
  for (const [name, title] of Object.entries(columnOf) as [keyof typeof columnOf, Column][]) {
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
