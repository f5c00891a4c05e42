import { sql } from 'kysely';
import { createFieldError, DomainError } from '../domain/errors';
import type { Page, PageInput } from '../domain/kinds/page';
import { messages } from '../domain/messages';
import { isScreenPath, screens } from '../domain/paths';
import type { SearchDocument } from '../domain/search/documents';
import { getSectionName } from '../domain/sections/name';
import { upgradeKinds } from '../domain/sections/upgrade-kinds';
import type { DbOrTransaction } from './connection';
import {
  buildItem,
  createStore,
  type ItemLookup,
  type ItemStore,
  type NewItemOptions,
  writeItem,
} from './items';
import { deleteLinks, extractLinks, replaceLinks } from './links';
import { hasRows } from './queries';
import { deleteRedirectFrom } from './redirects';
import { deleteDocuments, upsertDocument } from './search-documents';

const store = createStore('page') as unknown as ItemStore<PageInput, Page>;

type BuiltInPages = Readonly<Record<string, PageInput>>;

type FillFacts = <Content>(content: Content) => Content;

/** Set once at startup by `registerBuiltInPages`. */
let builtIn: ReadonlyMap<string, Page> = new Map();
let fillBuiltInFacts: FillFacts = content => content;

/**
 * @param pages by screen name.
 * @param fillFacts replaces tokens with current facts in search documents.
 */
export function registerBuiltInPages(pages: BuiltInPages, fillFacts: FillFacts, now: Date): void {
  const timestamp = now.toISOString();
  const toPage = (id: string, page: PageInput): Page => ({
    ...page,
    ...buildItem(page.address, { id, now }),
    revision: 0,
    updatedAt: timestamp,
  });
  builtIn = new Map(Object.entries(pages).map(([id, page]) => [id, toPage(id, page)]));
  fillBuiltInFacts = fillFacts;
}

/** Finds a built-in page in its original state, without changes by staff. */
export const findBuiltInPage = (id: string): Page | undefined => builtIn.get(id);
export const listBuiltInPages = (): Page[] => [...builtIn.values()];

const isUnpublished = (db: DbOrTransaction, id: string): Promise<boolean> =>
  hasRows(db.selectFrom('gone_slugs').where('kind', '=', 'page').where('item_id', '=', id));

/** Finds the stored page, or the built-in page unless it was unpublished. */
async function findPage(db: DbOrTransaction, id: string): Promise<ItemLookup<Page>> {
  const [storedPage] = await store.listByIds(db, [id]);
  const item = storedPage ?? ((await isUnpublished(db, id)) ? undefined : builtIn.get(id));
  return item ? { kind: 'found', item } : { kind: 'missing' };
}

/** Maximum number of pages to search for a section. */
const SCAN_LIMIT = 5;

/**
 * Finds a section that isn’t hidden. Searches changed built-in pages before other stored pages.
 * @param kindName the section’s current or former kind. Open forms may still send a former kind.
 */
export async function findPublishedSection(db: DbOrTransaction, kindName: string) {
  const [upgradedSection = { kind: kindName }] = upgradeKinds({ sections: [{ kind: kindName }] }).sections;
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'page')
    .where('document', 'like', `%"kind":"${upgradedSection.kind.replace(/[^a-z]/gi, '')}"%`)
    .orderBy('created_at')
    .limit(SCAN_LIMIT)
    .execute();
  const pages = await store.listByIds(
    db,
    rows.map(({ id }) => id),
  );
  return pages
    .toSorted((a, b) => Number(builtIn.has(b._id)) - Number(builtIn.has(a._id)))
    .flatMap(({ sections }) => sections)
    .find(section => getSectionName(section) === getSectionName(upgradedSection) && !section.hidden);
}

/** @throws DomainError `conflict` if a built-in page’s path changes, or another page has a screen’s path. */
function assertAllowedPath({ _id, slug }: Page): void {
  const builtInPage = builtIn.get(_id);
  if (builtInPage && builtInPage.slug !== slug)
    throw createFieldError('conflict', 'address', messages.builtInAddress);
  if (!builtInPage && isScreenPath(slug))
    throw createFieldError('conflict', 'address', messages.addressTaken);
}

const UNSEARCHED_PATHS: readonly string[] = [screens.home.path, screens.notFound.path, screens.search.path];
const isSearched = ({ slug }: Page): boolean => !UNSEARCHED_PATHS.includes(slug);

/** Uses the path as the key, because unchanged built-in pages have no row. */
const toSearchDocument = (item: Page): SearchDocument => ({
  ...store.createSearchDocument(fillBuiltInFacts(item)),
  key: item.slug,
  version: `stored ${item.revision}`,
});

async function writePage(trx: DbOrTransaction, item: Page, after?: number): Promise<Page> {
  assertAllowedPath(item);
  await writeItem(trx, 'page', item, toSearchDocument(item), after);
  if (!isSearched(item)) await deleteDocuments(trx, 'page', [item.slug]);
  await deleteRedirectFrom(trx, item.slug);
  return item;
}

async function insertPage(trx: DbOrTransaction, input: PageInput, options: NewItemOptions): Promise<Page> {
  const item = { ...input, ...buildItem(input.address, options) };
  if ((await store.listByIds(trx, [item._id])).length > 0)
    throw new DomainError('conflict', messages.pageThere);
  return writePage(trx, item);
}

async function updatePage(trx: DbOrTransaction, nextPage: Page, now: Date): Promise<Page> {
  const item = { ...nextPage, revision: nextPage.revision + 1, updatedAt: now.toISOString() };
  // A built-in page has no row until it is first changed.
  if (nextPage.revision === 0) return writePage(trx, item);
  await writePage(trx, item, nextPage.revision);
  await deleteDocuments(trx, 'page', item.oldSlugs);
  return item;
}

async function removePage(trx: DbOrTransaction, id: string): Promise<boolean> {
  const [storedPage] = await store.listByIds(trx, [id]);
  if (storedPage) await deleteDocuments(trx, 'page', [storedPage.slug]);
  const isRemoved = await store.remove(trx, id);
  const builtInPage = builtIn.get(id);
  if (builtInPage && isSearched(builtInPage)) await upsertDocument(trx, toSearchDocument(builtInPage));
  if (builtInPage) await replaceLinks(trx, { kind: 'page', id }, extractLinks(builtInPage));
  else await deleteLinks(trx, { kind: 'page', id });
  return isRemoved;
}

/** Store of pages. `findById` also finds built-in pages. */
export const pageStore: ItemStore<PageInput, Page> = {
  ...store,
  findById: findPage,
  insert: insertPage,
  update: updatePage,
  remove: removePage,
  createSearchDocument: toSearchDocument,
};

/** `oldPaths` maps former paths to current paths. */
export type StoredPaths = {
  pages: ReadonlyMap<string, { id: string; updatedAt: string }>;
  gonePaths: ReadonlySet<string>;
  oldPaths: ReadonlyMap<string, string>;
};

export async function getStoredPaths(db: DbOrTransaction): Promise<StoredPaths> {
  const pages = await db
    .selectFrom('items')
    .select(['id', 'slug', 'updated_at'])
    .where('kind', '=', 'page')
    .execute();
  const goneSlugRows = await db.selectFrom('gone_slugs').select('slug').where('kind', '=', 'page').execute();
  const oldSlugRows = await db
    .selectFrom('old_slugs')
    .innerJoin('items', join =>
      join.onRef('items.kind', '=', 'old_slugs.kind').onRef('items.id', '=', 'old_slugs.item_id'),
    )
    .select(['old_slugs.slug as path', 'items.slug as target'])
    .where('old_slugs.kind', '=', 'page')
    .execute();
  const pagesByPath = new Map(pages.map(({ slug, id, updated_at }) => [slug, { id, updatedAt: updated_at }]));
  return {
    pages: pagesByPath,
    // Another page may have taken the path since.
    gonePaths: new Set(goneSlugRows.flatMap(({ slug }) => (pagesByPath.has(slug) ? [] : slug))),
    oldPaths: new Map(oldSlugRows.map(({ path, target }) => [path, target])),
  };
}

/** Maps draft ids to paths. A path may be empty. */
export async function getDraftPaths(db: DbOrTransaction): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', sql<string>`summary_json ->> '$.address'`.as('address')])
    .where('kind', '=', 'page')
    .execute();
  return new Map(rows.map(({ id, address }) => [id, address]));
}
