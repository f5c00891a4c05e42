import { Readable } from 'node:stream';
import {
  EnumChangefreq,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
  streamToPromise,
} from 'sitemap';
import type { Db } from '../../db/connection';
import { findLastChange, listItemPaths } from '../../db/item-queries';
import { ALL_ITEMS_KEY, countItemsByList } from '../../db/lists';
import { getStoredPaths } from '../../db/pages';
import { kinds, type ListedKindName, listedKindNames } from '../../domain/kinds';
import { SITEMAP_PART_ITEMS_MAX } from '../../domain/limits';
import { getPageCount } from '../../domain/paging';
import { getSitemapPartPath, type ListState, screens } from '../../domain/paths';

const SCREENS = 'screens.xml';

async function countParts(db: Db, kind: ListedKindName) {
  const total = (await countItemsByList(db, kind, [ALL_ITEMS_KEY])).get(ALL_ITEMS_KEY) ?? 0;
  return { total, parts: Math.ceil(total / SITEMAP_PART_ITEMS_MAX) };
}

/** Lists the screens and pages that search engines may index. */
async function listScreenItems(db: Db): Promise<SitemapItemLoose[]> {
  const lastChanges = new Map<string, string | undefined>();
  for (const kind of listedKindNames)
    lastChanges.set(kinds[kind].list.screen.path, await findLastChange(db, kind));
  const { pages, gonePaths } = await getStoredPaths(db);
  for (const [path, { updatedAt }] of pages) lastChanges.set(path, updatedAt);
  const paths = new Set([...Object.values(screens).map(({ path }) => path), ...pages.keys()]);
  const omittedPaths = [screens.notFound.path, screens.search.path, ...gonePaths];
  return [...paths]
    .filter(path => !omittedPaths.includes(path))
    .map(path => ({ url: path, lastmod: lastChanges.get(path) }));
}

/** Lists a part’s items and the pages of their list. The first page is a screen. */
async function listItems(
  db: Db,
  kind: ListedKindName,
  total: number,
  partNumber: number,
): Promise<SitemapItemLoose[]> {
  const { list, getPath } = kinds[kind];
  const offset = (partNumber - 1) * SITEMAP_PART_ITEMS_MAX;
  const items = await listItemPaths(db, kind, { offset, limit: SITEMAP_PART_ITEMS_MAX });
  const lastmod = await findLastChange(db, kind);
  const firstPage = Math.max(2, offset / list.perPage + 1);
  const lastPage = getPageCount(Math.min(offset + SITEMAP_PART_ITEMS_MAX, total), list.perPage);
  const pages: ListState[] = [];
  for (let n = firstPage; n <= lastPage; n++) pages.push({ from: n, to: n, filters: [] });
  return [
    ...pages.map(state => ({ url: list.getPath(state), lastmod, changefreq: EnumChangefreq.WEEKLY })),
    ...items.map(({ slug, updatedAt }) => ({ url: getPath(slug), lastmod: updatedAt })),
  ];
}

const renderUrlSet = (items: SitemapItemLoose[], siteUrl: string): Promise<Buffer> =>
  streamToPromise(Readable.from(items).pipe(new SitemapStream({ hostname: siteUrl })));

/** Renders the sitemap with each item’s last change. A large site gets an index of parts. */
export async function renderSitemap(db: Db, siteUrl: string): Promise<Buffer> {
  const lists = await Promise.all(
    listedKindNames.map(async kind => ({ kind, ...(await countParts(db, kind)) })),
  );
  if (lists.every(({ parts }) => parts <= 1)) {
    const items = await Promise.all(lists.map(({ kind, total }) => listItems(db, kind, total, 1)));
    return renderUrlSet([...(await listScreenItems(db)), ...items.flat()], siteUrl);
  }
  const names = lists.flatMap(({ kind, parts }) =>
    Array.from({ length: parts }, (_, index) => `${kinds[kind].nouns}-${index + 1}.xml`),
  );
  const parts = [SCREENS, ...names].map(name => ({ url: `${siteUrl}${getSitemapPartPath(name)}` }));
  return streamToPromise(Readable.from(parts).pipe(new SitemapIndexStream()));
}

/** Returns undefined for an unknown name. */
export async function renderSitemapPart(db: Db, siteUrl: string, name: string): Promise<Buffer | undefined> {
  if (name === SCREENS) return renderUrlSet(await listScreenItems(db), siteUrl);
  const [, list, part] = /^(\w+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const kind = listedKindNames.find(kindName => kinds[kindName].nouns === list);
  if (!kind) return undefined;
  const { total, parts } = await countParts(db, kind);
  return Number(part) <= parts
    ? renderUrlSet(await listItems(db, kind, total, Number(part)), siteUrl)
    : undefined;
}
