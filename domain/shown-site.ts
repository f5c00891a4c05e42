import type { ShownPerson, ShownReview } from './colleague';
import {
  findPagePath,
  LEGAL_ROW_ID,
  listRowsWithin,
  type MenuRow,
  type Menus,
  sortByReadingOrder,
} from './menus';
import type { FooterColumn, NavGroup, NavItem, NavLink, ShownMenus } from './nav';
import { cookieSectionPath, getArticlePath, getCasePath, screens } from './paths';
import type { People } from './people';
import { getAvatarAngle } from './person';
import { isPhotograph } from './portraits';
import { createDrawingReplacer, type DrawingSources } from './sections/drawn';
import { type Site, type SiteFacts, toShownFacts } from './site';
import { fillTokens } from './site-tokens';

/** Converts stored facts, people and menus to the form that pages need. */

export type SiteContent = { facts: SiteFacts; people: People; menus: Menus };

type SiteContext = {
  builtIn: SiteContent;
  drawingSources: DrawingSources;
  /** Returns whether a menu link is hidden because its target isn't public. */
  isHidden?: (href: string) => boolean;
};

/** Converts content for pages, and replaces tokens with facts. */
export function createSite(
  { facts, people, menus }: SiteContent,
  { builtIn, drawingSources, isHidden = () => false }: SiteContext,
): Site {
  const site = { ...toShownFacts(facts, builtIn.facts), ...toShownPeople(people, drawingSources) };
  const fillContent = <Content>(content: Content): Content => fillTokens(content, site);
  return {
    ...site,
    people: fillContent(site.people),
    menus: toShownMenus(fillContent(menus), fillContent(builtIn.menus), { drawingSources, isHidden }),
  };
}

/**
 * Never mixes photos and drawings (rule 56). Initials replace drawings next to photos, and photos if the portrait
 * style is drawings.
 */
export function toShownPeople(
  { treatment, people, reviews }: People,
  drawingSources: DrawingSources,
): { people: ShownPerson[]; reviews: ShownReview[]; treatment?: 'twoTone' } {
  const visiblePeople = people.filter(({ hidden }) => !hidden);
  const hasPhotos = visiblePeople.some(({ portrait }) => isPhotograph(portrait));
  const isPhotosOnly = hasPhotos && treatment !== 'drawn';
  const isPortraitShown = (src: string) =>
    src !== '' && (treatment === 'drawn' ? !isPhotograph(src) : !isPhotosOnly || isPhotograph(src));
  const replaceDrawings = createDrawingReplacer(drawingSources);
  return {
    ...(isPhotosOnly && treatment === 'twoTone' && { treatment }),
    people: visiblePeople.map(({ hidden: _, rim, ...person }) => ({
      ...person,
      portrait: isPortraitShown(person.portrait) ? replaceDrawings(person.portrait) : '',
      rim: rim ?? getAvatarAngle(person.name),
    })),
    reviews: reviews
      .filter(({ hidden }) => !hidden)
      .map(({ words, name, role, on, since }) => ({ quote: words, person: { name, role }, on, since })),
  };
}

const coveredPathByList: Record<string, string> = {
  [screens.cases.path]: getCasePath(''),
  [screens.blog.path]: getArticlePath(''),
};

function toLink({ title, href, note }: MenuRow): NavLink {
  const coveredPath = coveredPathByList[href];
  return { title, href, ...(coveredPath && { covers: coveredPath }), ...(note && { note }) };
}

type Pictograms = DrawingSources['pictograms'];

function toEntry(
  rows: readonly MenuRow[],
  row: MenuRow,
  pictograms: Pictograms,
): NavLink | NavGroup | undefined {
  const cards = listRowsWithin(rows, row.id);
  if (cards.length === 0) return row.href ? toLink(row) : undefined;
  const { id, title, note } = row;
  const links = cards.map(card => ({ ...toLink(card), icon: pictograms[card.icon] ?? '' }));
  return { id, title, note, links };
}

function toItems(rows: readonly MenuRow[], row: MenuRow, pictograms: Pictograms): NavItem[] {
  const entries = listRowsWithin(rows, row.id).flatMap(menuRow => toEntry(rows, menuRow, pictograms) ?? []);
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

/** Converts menus. A label that differs from the built-in one becomes the page's title. */
function toShownMenus(
  { header, footer, button }: Menus,
  builtIn: Menus,
  { drawingSources: { pictograms }, isHidden }: Required<Pick<SiteContext, 'drawingSources' | 'isHidden'>>,
): ShownMenus {
  const builtInLabels = new Set(
    [...builtIn.header, ...builtIn.footer].flatMap(({ href, title, all }) => [
      `${href} ${title}`,
      `${href} ${all}`,
    ]),
  );
  const titles: Record<string, string> = {};
  const filterVisible = (rows: readonly MenuRow[]) => {
    const shownRows = rows.filter(row => !row.hidden && !(row.href && isHidden(row.href)));
    // Rows within a hidden row are hidden too.
    return sortByReadingOrder(shownRows);
  };
  const [shownHeader, shownFooter] = [filterVisible(header), filterVisible(footer)];
  for (const { href, title } of [...shownHeader, ...shownFooter].filter(
    row => listRowsWithin(header, row.id).length === 0,
  )) {
    const page = findPagePath(href);
    if (page === href && !builtInLabels.has(`${href} ${title}`)) titles[page] ??= title;
  }
  const getLinks = (id: string) => listRowsWithin(shownFooter, id).map(toLink);
  const columns = listRowsWithin(shownFooter, '').filter(({ id }) => id !== LEGAL_ROW_ID);
  return {
    header: listRowsWithin(shownHeader, '').flatMap(row => toItems(shownHeader, row, pictograms)),
    button,
    footer: columns.map(({ id, title }): FooterColumn => ({ title, links: getLinks(id) })),
    legal: getLinks(LEGAL_ROW_ID).map(({ title, href }) => ({
      title,
      href,
      ...(href === cookieSectionPath && { preferences: true as const }),
    })),
    titles,
  };
}
