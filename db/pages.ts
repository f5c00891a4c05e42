import { type Selectable, sql } from 'kysely';
import { DomainError, fieldRefusal } from '../domain/errors';
import type { Page, PageInput } from '../domain/kinds/page';
import { messages } from '../domain/messages';
import { isScreenPath, screens } from '../domain/paths';
import { documentOfPage } from '../domain/search/documents';
import type { DbOrTransaction } from './connection';
import {
  assertUpdated,
  doubtItem,
  foldTitle,
  type Lookup,
  lookups,
  type NewItem,
  newItem,
  oldSlugsOf,
  storeItem,
} from './items';
import { linksOf, putLinks, removeLinks } from './links';
import { dropRedirectFrom } from './redirects';
import type { PageTable } from './schema';
import { putDocument, removeDocuments } from './search-documents';
import type { ItemStore } from './stores';

async function toPages(db: DbOrTransaction, rows: Selectable<PageTable>[]): Promise<Page[]> {
  const old = await oldSlugsOf(
    db,
    'page',
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    ...(JSON.parse(row.detail_json) as PageInput),
    _id: row.id,
    slug: row.slug,
    oldSlugs: old.get(row.id) ?? [],
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** Stored pages one by one, or several by their ids: whole. */
const { bySlug: pageBySlug, byIds: pagesByIds } = lookups('page', async (db, column, values) =>
  toPages(db, await db.selectFrom('pages').selectAll().where(column, 'in', values).execute()),
);

type BuiltInPages = Readonly<Record<string, PageInput>>;

/** What stands where nothing is stored; set once, when the site is put together. */
let builtIn: () => ReadonlyMap<string, Page> = () => new Map();

/**
 * Makes known which pages the site has by itself.
 * @param pages by the name of their screen; other ones when the facts that they tell have changed.
 */
export function haveBuiltInPages(pages: () => BuiltInPages, now: Date): void {
  const at = now.toISOString();
  const asPage = (id: string, page: PageInput): Page => ({
    ...page,
    ...newItem(page.address, { id, now }),
    revision: 0,
    updatedAt: at,
  });
  let made: { of: BuiltInPages; pages: Map<string, Page> } | undefined;
  builtIn = () => {
    const of = pages();
    if (made?.of !== of)
      made = { of, pages: new Map(Object.entries(of).map(([id, page]) => [id, asPage(id, page)])) };
    return made.pages;
  };
}

/** The page as the site has it by itself; undefined for one that staff made. */
export const builtInPage = (id: string): Page | undefined => builtIn().get(id);
export const allBuiltInPages = (): Page[] => [...builtIn().values()];

/** Whether a page was taken from the site. */
const isTaken = async (db: DbOrTransaction, id: string): Promise<boolean> =>
  (await db
    .selectFrom('gone_slugs')
    .select('slug')
    .where('kind', '=', 'page')
    .where('item_id', '=', id)
    .executeTakeFirst()) !== undefined;

/** What is public of a page: what is stored, else what the site has by itself. */
async function pageById(db: DbOrTransaction, id: string): Promise<Lookup<Page>> {
  const [stored] = await pagesByIds(db, [id]);
  const item = stored ?? ((await isTaken(db, id)) ? undefined : builtIn().get(id));
  return item ? { kind: 'found', item } : { kind: 'missing' };
}

/** Pages looked through for a section. */
const LOOKED_THROUGH = 5;

/** A section of a kind that visitors see on a page that is stored, one that was built in first. */
export async function writtenSection(db: DbOrTransaction, kind: string) {
  const rows = await db
    .selectFrom('pages')
    .selectAll()
    .where('detail_json', 'like', `%"kind":"${kind.replace(/[^a-z]/gi, '')}"%`)
    .orderBy('created_at')
    .limit(LOOKED_THROUGH)
    .execute();
  const pages = await toPages(db, rows);
  return pages
    .toSorted((a, b) => Number(builtIn().has(b._id)) - Number(builtIn().has(a._id)))
    .flatMap(({ sections }) => sections)
    .find(section => section.kind === kind && !section.hidden);
}

/** What the columns beside the content say of a page. */
const toRow = ({ _id, slug, oldSlugs: _, revision, createdAt, updatedAt, ...content }: Page) => ({
  id: _id,
  slug,
  title: content.title,
  title_key: foldTitle(content.title),
  detail_json: JSON.stringify(content),
  revision,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A built-in page stands at its address, and no other page does. */
function assertOwnAddress({ _id, slug }: Page): void {
  const own = builtIn().get(_id);
  if (own && own.slug !== slug) throw fieldRefusal('conflict', 'address', messages.builtInAddress);
  if (!own && isScreenPath(slug)) throw fieldRefusal('conflict', 'address', messages.addressTaken);
}

/** Nobody looks for these by a search: the front page, the search, and what stands where there is no page. */
const UNSEARCHED: readonly string[] = [screens.home.path, screens.notFound.path, screens.search.path];
const isSearched = ({ slug }: Page): boolean => !UNSEARCHED.includes(slug);

async function storePage(trx: DbOrTransaction, item: Page, writeRow: () => Promise<void>): Promise<void> {
  await storeItem(trx, 'page', item, documentOfPage(item), writeRow);
  if (!isSearched(item)) await removeDocuments(trx, 'page', [item.slug]);
}

/** Stores a page; a built-in one has no row before it was changed first. */
async function putPage(trx: DbOrTransaction, item: Page): Promise<Page> {
  assertOwnAddress(item);
  await storePage(trx, item, async () => {
    await trx.insertInto('pages').values(toRow(item)).execute();
  });
  await dropRedirectFrom(trx, item.slug);
  return item;
}

async function insertPage(trx: DbOrTransaction, input: PageInput, options: NewItem): Promise<Page> {
  const item = { ...input, ...newItem(input.address, options) };
  if ((await pagesByIds(trx, [item._id])).length > 0) throw new DomainError('conflict', messages.pageThere);
  return putPage(trx, item);
}

async function updatePage(trx: DbOrTransaction, next: Page, now: Date): Promise<Page> {
  const item = { ...next, revision: next.revision + 1, updatedAt: now.toISOString() };
  if (next.revision === 0) return putPage(trx, item);
  assertOwnAddress(item);
  await storePage(trx, item, async () => {
    const { id, created_at: _, ...row } = toRow(item);
    const update = trx.updateTable('pages').set(row).where('id', '=', id);
    assertUpdated(await update.where('revision', '=', next.revision).executeTakeFirst());
  });
  await dropRedirectFrom(trx, item.slug);
  await removeDocuments(trx, 'page', item.oldSlugs);
  return item;
}

async function deletePage(trx: DbOrTransaction, id: string): Promise<boolean> {
  const oldSlugs = (await oldSlugsOf(trx, 'page', [id])).get(id) ?? [];
  const removed = await trx.deleteFrom('pages').where('id', '=', id).returning('slug').executeTakeFirst();
  await removeLinks(trx, { kind: 'page', id });
  await trx.deleteFrom('page_old_slugs').where('item_id', '=', id).execute();
  if (removed) await removeDocuments(trx, 'page', [removed.slug]);
  if (removed) await doubtItem(trx, 'page', { slug: removed.slug, oldSlugs });
  const own = builtIn().get(id);
  if (own && isSearched(own)) await putDocument(trx, documentOfPage(own));
  if (own) await putLinks(trx, { kind: 'page', id }, linksOf(own));
  return removed !== undefined;
}

async function listPages(db: DbOrTransaction, { offset, limit }: { offset: number; limit: number }) {
  const items = await db
    .selectFrom('pages')
    .select('id as _id')
    .orderBy('created_at', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total };
}

export const pageStore: ItemStore<PageInput, Page> = {
  byId: pageById,
  bySlug: pageBySlug,
  list: listPages,
  byIds: pagesByIds,
  insert: insertPage,
  update: updatePage,
  remove: deletePage,
  document: documentOfPage,
};

/** Addresses that the database decides: of stored pages, of those taken down, and where former ones lead. */
export type StoredAddresses = {
  pages: ReadonlyMap<string, { id: string; updatedAt: string }>;
  gone: ReadonlySet<string>;
  ways: ReadonlyMap<string, string>;
};

export async function storedAddresses(db: DbOrTransaction): Promise<StoredAddresses> {
  const pages = await db.selectFrom('pages').select(['id', 'slug', 'updated_at']).execute();
  const gone = await db.selectFrom('gone_slugs').select('slug').where('kind', '=', 'page').execute();
  const old = await db
    .selectFrom('page_old_slugs')
    .innerJoin('pages', 'pages.id', 'item_id')
    .select(['page_old_slugs.slug as path', 'pages.slug as target'])
    .execute();
  return {
    pages: new Map(pages.map(({ slug, id, updated_at }) => [slug, { id, updatedAt: updated_at }])),
    gone: new Set(gone.map(({ slug }) => slug)),
    ways: new Map(old.map(({ path, target }) => [path, target])),
  };
}

/** Addresses in drafts of pages, by id; a draft may lack one. */
export async function draftAddresses(db: DbOrTransaction): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('drafts')
    .select(['id', sql<string>`summary_json ->> '$.address'`.as('address')])
    .where('kind', '=', 'page')
    .execute();
  return new Map(rows.map(({ id, address }) => [id, address]));
}
