import { sql } from 'kysely';
import { DomainError, fieldRefusal } from '../domain/errors';
import type { Page, PageInput } from '../domain/kinds/page';
import { messages } from '../domain/messages';
import { isScreenPath, screens } from '../domain/paths';
import type { SearchDocument } from '../domain/search/documents';
import { nameOf } from '../domain/sections/name';
import { withRenamedKinds } from '../domain/sections/renamed';
import type { DbOrTransaction } from './connection';
import { createStore, type ItemStore, type Lookup, type NewItem, newItem, putItem } from './items';
import { linksOf, putLinks, removeLinks } from './links';
import { dropRedirectFrom } from './redirects';
import { putDocument, removeDocuments } from './search-documents';

const store = createStore('page') as unknown as ItemStore<PageInput, Page>;

type BuiltInPages = Readonly<Record<string, PageInput>>;

type WithFacts = <Content>(content: Content) => Content;

/** What stands where nothing is stored, and what tokens say; set once, when the site is put together. */
let builtIn: ReadonlyMap<string, Page> = new Map();
let withFacts: WithFacts = content => content;

/**
 * Makes known which pages the site has by itself.
 * @param pages by the name of their screen.
 * @param fill puts today's facts in the place of tokens, for the search.
 */
export function haveBuiltInPages(pages: BuiltInPages, fill: WithFacts, now: Date): void {
  const at = now.toISOString();
  const asPage = (id: string, page: PageInput): Page => ({
    ...page,
    ...newItem(page.address, { id, now }),
    revision: 0,
    updatedAt: at,
  });
  builtIn = new Map(Object.entries(pages).map(([id, page]) => [id, asPage(id, page)]));
  withFacts = fill;
}

/** The page as the site has it by itself; undefined for one that staff made. */
export const builtInPage = (id: string): Page | undefined => builtIn.get(id);
export const allBuiltInPages = (): Page[] => [...builtIn.values()];

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
  const [stored] = await store.byIds(db, [id]);
  const item = stored ?? ((await isTaken(db, id)) ? undefined : builtIn.get(id));
  return item ? { kind: 'found', item } : { kind: 'missing' };
}

/** Pages looked through for a section. */
const LOOKED_THROUGH = 5;

/**
 * A section that visitors see on a page that is stored, one that was built in first.
 * @param asked its kind, or the name that it had once: forms of visitors send that.
 */
export async function writtenSection(db: DbOrTransaction, asked: string) {
  const [wanted = { kind: asked }] = withRenamedKinds({ sections: [{ kind: asked }] }).sections;
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'page')
    .where('document', 'like', `%"kind":"${wanted.kind.replace(/[^a-z]/gi, '')}"%`)
    .orderBy('created_at')
    .limit(LOOKED_THROUGH)
    .execute();
  const pages = await store.byIds(
    db,
    rows.map(({ id }) => id),
  );
  return pages
    .toSorted((a, b) => Number(builtIn.has(b._id)) - Number(builtIn.has(a._id)))
    .flatMap(({ sections }) => sections)
    .find(section => nameOf(section) === nameOf(wanted) && !section.hidden);
}

/** A built-in page stands at its address, and no other page does. */
function assertOwnAddress({ _id, slug }: Page): void {
  const own = builtIn.get(_id);
  if (own && own.slug !== slug) throw fieldRefusal('conflict', 'address', messages.builtInAddress);
  if (!own && isScreenPath(slug)) throw fieldRefusal('conflict', 'address', messages.addressTaken);
}

/** Nobody looks for these by a search: the front page, the search, and what stands where there is no page. */
const UNSEARCHED: readonly string[] = [screens.home.path, screens.notFound.path, screens.search.path];
const isSearched = ({ slug }: Page): boolean => !UNSEARCHED.includes(slug);

/** What searches find of a page, with the facts of today. Its address is the key: built-in ones are in the index without a row. */
const documentOf = (item: Page): SearchDocument => ({
  ...store.document(withFacts(item)),
  key: item.slug,
  version: `stored ${item.revision}`,
});

async function putPage(trx: DbOrTransaction, item: Page, after?: number): Promise<Page> {
  assertOwnAddress(item);
  await putItem(trx, 'page', item, documentOf(item), after);
  if (!isSearched(item)) await removeDocuments(trx, 'page', [item.slug]);
  await dropRedirectFrom(trx, item.slug);
  return item;
}

async function insertPage(trx: DbOrTransaction, input: PageInput, options: NewItem): Promise<Page> {
  const item = { ...input, ...newItem(input.address, options) };
  if ((await store.byIds(trx, [item._id])).length > 0) throw new DomainError('conflict', messages.pageThere);
  return putPage(trx, item);
}

async function updatePage(trx: DbOrTransaction, next: Page, now: Date): Promise<Page> {
  const item = { ...next, revision: next.revision + 1, updatedAt: now.toISOString() };
  // A built-in one has no row before it was changed first.
  if (next.revision === 0) return putPage(trx, item);
  await putPage(trx, item, next.revision);
  await removeDocuments(trx, 'page', item.oldSlugs);
  return item;
}

async function removePage(trx: DbOrTransaction, id: string): Promise<boolean> {
  const [stored] = await store.byIds(trx, [id]);
  if (stored) await removeDocuments(trx, 'page', [stored.slug]);
  const removed = await store.remove(trx, id);
  const own = builtIn.get(id);
  if (own && isSearched(own)) await putDocument(trx, documentOf(own));
  if (own) await putLinks(trx, { kind: 'page', id }, linksOf(own));
  else await removeLinks(trx, { kind: 'page', id });
  return removed;
}

/** Pages are items of which the site has some by itself. */
export const pageStore: ItemStore<PageInput, Page> = {
  ...store,
  byId: pageById,
  insert: insertPage,
  update: updatePage,
  remove: removePage,
  document: documentOf,
};

/** Addresses that the database decides: of stored pages, of those taken down, and where former ones lead. */
export type StoredAddresses = {
  pages: ReadonlyMap<string, { id: string; updatedAt: string }>;
  gone: ReadonlySet<string>;
  ways: ReadonlyMap<string, string>;
};

export async function storedAddresses(db: DbOrTransaction): Promise<StoredAddresses> {
  const pages = await db
    .selectFrom('items')
    .select(['id', 'slug', 'updated_at'])
    .where('kind', '=', 'page')
    .execute();
  const gone = await db.selectFrom('gone_slugs').select('slug').where('kind', '=', 'page').execute();
  const old = await db
    .selectFrom('old_slugs')
    .innerJoin('items', join =>
      join.onRef('items.kind', '=', 'old_slugs.kind').onRef('items.id', '=', 'old_slugs.item_id'),
    )
    .select(['old_slugs.slug as path', 'items.slug as target'])
    .where('old_slugs.kind', '=', 'page')
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
