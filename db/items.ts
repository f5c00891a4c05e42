import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DomainError, fieldRefusal } from '../domain/errors';
import { foldCase } from '../domain/filters';
import { type KindName, kinds, type ListedKindName } from '../domain/kinds';
import { messages } from '../domain/messages';
import type { SearchDocument } from '../domain/search/documents';
import type { DbOrTransaction } from './connection';
import { doubtLinks, linksOf, putLinks, removeLinks } from './links';
import { ALL, type Range, rangeOfAny } from './lists';
import { putDocument } from './search-documents';

/** Where kinds keep what all of them have; `cover` is the column of a picture that stands beside their `detail_json`. */
export const TABLES = {
  case: { items: 'cases', oldSlugs: 'case_old_slugs', tags: 'case_tags', cover: 'preview_src' },
  article: { items: 'articles', oldSlugs: 'article_old_slugs', tags: 'article_tags', cover: 'image_src' },
  page: { items: 'pages', oldSlugs: 'page_old_slugs' },
} as const satisfies Record<KindName, object>;

/** A fresh opaque id. */
export const newId = () => randomBytes(12).toString('hex');

/** What a search compares instead of a title: any alphabet's letters in lower case, accents in one spelling. */
export const foldTitle = (text: string) => foldCase(text.normalize('NFC'));

/** Gives every row inside an item that has none an `_id`: first, as the schemas have it, so that an import is the same. */
export const withIds = <Row extends { _id?: string }>(rows: Row[]): Row[] =>
  rows.map(({ _id = newId(), ...row }) => ({ _id, ...row }) as Row);

/**
 * Makes sure that the item may have the slug. Another item's old slug of that name is given up: the address now
 * belongs to this item.
 * @throws DomainError `conflict` when it is the current slug of another item.
 */
async function claimSlug(db: DbOrTransaction, kind: KindName, slug: string, id: string): Promise<void> {
  const { items, oldSlugs } = TABLES[kind];
  const holder = await db.selectFrom(items).select('id').where('slug', '=', slug).executeTakeFirst();
  if (holder && holder.id !== id)
    throw fieldRefusal('conflict', kinds[kind].slugField, kinds[kind].slugTaken);
  await db.deleteFrom(oldSlugs).where('slug', '=', slug).execute();
}

/** Stores an item's old slugs in their order; one that another item has as its current slug is left out. */
async function writeOldSlugs(
  db: DbOrTransaction,
  kind: KindName,
  id: string,
  slugs: readonly string[],
): Promise<void> {
  const { items, oldSlugs } = TABLES[kind];
  await db.deleteFrom(oldSlugs).where('item_id', '=', id).execute();
  if (slugs.length === 0) return;
  const current = await db.selectFrom(items).select('slug').where('slug', 'in', slugs).execute();
  const free = [...new Set(slugs)].filter(slug => !current.some(item => item.slug === slug));
  if (free.length === 0) return;
  await db
    .insertInto(oldSlugs)
    .values(free.map((slug, position) => ({ slug, item_id: id, position })))
    .onConflict(conflict => conflict.column('slug').doUpdateSet({ item_id: id }))
    .execute();
}

/** The old slugs of several items, oldest first. */
export async function oldSlugsOf(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(TABLES[kind].oldSlugs)
    .select(['item_id', 'slug as value'])
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  return valuesByItem(rows);
}

function valuesByItem(rows: { item_id: string; value: string }[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { item_id, value } of rows) {
    const known = values.get(item_id);
    if (known) known.push(value);
    else values.set(item_id, [value]);
  }
  return values;
}

/** Items in the order of their ids. */
export function inOrder<Item extends { _id: string }>(items: Item[], ids: readonly string[]): Item[] {
  const byId = new Map(items.map(item => [item._id, item]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** What looking an item up by its slug may come to. */
export type SlugLookup<Item> =
  | { kind: 'found'; item: Item }
  | { kind: 'renamed'; newSlug: string }
  | { kind: 'missing' };
/** The same by its id. */
export type Lookup<Item> = Exclude<SlugLookup<Item>, { kind: 'renamed' }>;

/**
 * Finds the items of a kind one by one, and several by their ids.
 * @param whole the whole items whose id or slug is one of these, in any order.
 */
export function lookups<Item extends { _id: string }>(
  kind: KindName,
  whole: (db: DbOrTransaction, column: 'id' | 'slug', values: readonly string[]) => Promise<Item[]>,
) {
  return {
    async byId(db: DbOrTransaction, id: string): Promise<Lookup<Item>> {
      const [item] = await whole(db, 'id', [id]);
      return item ? { kind: 'found', item } : { kind: 'missing' };
    },
    /** `renamed` for an earlier slug and for an id in its place. */
    async bySlug(db: DbOrTransaction, slug: string): Promise<SlugLookup<Item>> {
      const [item] = await whole(db, 'slug', [slug]);
      if (item) return { kind: 'found', item };
      const newSlug = await currentSlug(db, kind, slug);
      return newSlug ? { kind: 'renamed', newSlug } : { kind: 'missing' };
    },
    /** Whole and in this order; missing ones are left out. */
    byIds: async (db: DbOrTransaction, ids: readonly string[]): Promise<Item[]> =>
      ids.length === 0 ? [] : inOrder(await whole(db, 'id', ids), ids),
  };
}

/**
 * The current slug of the item that an old slug or an id stands for.
 * @returns undefined when nothing ever had it.
 */
export async function currentSlug(
  db: DbOrTransaction,
  kind: KindName,
  slugOrId: string,
): Promise<string | undefined> {
  const { items, oldSlugs } = TABLES[kind];
  const old = await db.selectFrom(oldSlugs).select('item_id').where('slug', '=', slugOrId).executeTakeFirst();
  const item = await db
    .selectFrom(items)
    .select('slug')
    .where('id', '=', old?.item_id ?? slugOrId)
    .executeTakeFirst();
  return item?.slug;
}

/** Those of some slugs that an item of a kind has, had, or has as its id. */
export async function knownSlugs(
  db: DbOrTransaction,
  kind: KindName,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const { items, oldSlugs } = TABLES[kind];
  const asked = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(items)} where slug in ${asked}
    union select id from ${sql.table(items)} where id in ${asked}
    union select slug from ${sql.table(oldSlugs)} where slug in ${asked}`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Stores an item's tags in their order. */
async function writeTags(
  db: DbOrTransaction,
  kind: ListedKindName,
  id: string,
  tags: readonly string[],
): Promise<void> {
  const table = TABLES[kind].tags;
  await db.deleteFrom(table).where('item_id', '=', id).execute();
  if (tags.length === 0) return;
  await db
    .insertInto(table)
    .values(tags.map((tag, position) => ({ item_id: id, position, tag, tag_key: foldCase(tag) })))
    .execute();
}

/** When an item is stored first, and what is known of it from before: a draft has its id, what was public its past. */
export type NewItem = {
  now: Date;
  id?: string;
  oldSlugs?: string[];
  /** ISO 8601; now when it was never public. */
  createdAt?: string;
  revision?: number;
};

/** What storing adds to a new item. @param slug what `Kind.slugOf` says. */
export function newItem(
  slug: string,
  { now, id = newId(), oldSlugs = [], createdAt = now.toISOString(), revision = 1 }: NewItem,
) {
  return { _id: id, slug, oldSlugs, revision, createdAt, updatedAt: now.toISOString() };
}

/**
 * Stores an item: its row, for which it claims its slug first, its old slugs, its tags and what searches find of it.
 * @throws DomainError `conflict` when another item of the kind has the slug, and what `writeRow` throws.
 */
export async function storeItem(
  db: DbOrTransaction,
  kind: KindName,
  item: { _id: string; slug: string; oldSlugs: readonly string[]; tag?: readonly string[] },
  document: SearchDocument,
  writeRow: () => Promise<void>,
): Promise<void> {
  await claimSlug(db, kind, item.slug, item._id);
  await writeRow();
  await writeOldSlugs(db, kind, item._id, item.oldSlugs);
  if (item.tag) await writeTags(db, kind as ListedKindName, item._id, item.tag);
  await putDocument(db, document);
  await putLinks(db, { kind, id: item._id }, linksOf(item));
  await doubtItem(db, kind, item);
}

/** Whoever links to an item is looked at again. */
export const doubtItem = (
  db: DbOrTransaction,
  kind: KindName,
  { slug, oldSlugs }: { slug: string; oldSlugs: readonly string[] },
): Promise<void> => doubtLinks(db, [slug, ...oldSlugs].map(kinds[kind].path));

/** Makes sure that a row was there to be changed. @throws DomainError `stale` when it was saved or removed meanwhile. */
export function assertUpdated({ numUpdatedRows }: { numUpdatedRows: bigint }): void {
  if (numUpdatedRows === 0n) throw new DomainError('stale', messages.revisionStale);
}

/** Removes an item with its slugs and tags. @returns whether there was one. */
export async function deleteItem(db: DbOrTransaction, kind: KindName, id: string): Promise<boolean> {
  const oldSlugs = (await oldSlugsOf(db, kind, [id])).get(id) ?? [];
  const removed = await db
    .deleteFrom(TABLES[kind].items)
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirst();
  if (!removed) return false;
  await removeLinks(db, { kind, id });
  await doubtItem(db, kind, { slug: removed.slug, oldSlugs });
  return true;
}

/** The tags of several items, in their order. */
export async function tagsOf(
  db: DbOrTransaction,
  kind: ListedKindName,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(TABLES[kind].tags)
    .select(['item_id', 'tag as value'])
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  return valuesByItem(rows);
}

/** The revision of every item of a kind, by id, oldest first. */
export async function revisionsOf(db: DbOrTransaction, kind: KindName): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom(TABLES[kind].items)
    .select(['id', 'revision'])
    .orderBy('created_at')
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, String(revision)]));
}

/** Ids of the next items of a kind after one, in their order. */
export async function idsAfter(
  db: DbOrTransaction,
  kind: KindName,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(TABLES[kind].items)
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the first of several items, in their order, that hold so many bytes together: one at least. */
export async function firstWithin(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
  maxBytes: number,
): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const rows = await db
    .selectFrom(TABLES[kind].items)
    .select(['id', sql<number>`octet_length(detail_json)`.as('bytes')])
    .where('id', 'in', ids)
    .execute();
  const bytesOf = new Map(rows.map(({ id, bytes }) => [id, bytes]));
  let bytes = 0;
  const end = ids.findIndex((id, index) => {
    bytes += bytesOf.get(id) ?? 0;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? ids : ids.slice(0, end);
}

/** The titles of several items, by id. */
export async function titlesOf(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(TABLES[kind].items)
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** A range of the items of a kind as the sitemap names them, newest first. */
export async function itemAddresses(
  db: DbOrTransaction,
  kind: KindName,
  range: Range,
): Promise<{ slug: string; updatedAt: string }[]> {
  return db
    .selectFrom(TABLES[kind].items)
    .innerJoin((await rangeOfAny(db, kind, [ALL], range)).as('found'), 'found.item_id', 'id')
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('found.key', 'desc')
    .execute();
}

/** Says of addresses that what they led to was taken from the site, or (without addresses) that it is there again. */
export async function markGone(
  db: DbOrTransaction,
  kind: KindName,
  id: string,
  slugs: readonly string[],
): Promise<void> {
  await db.deleteFrom('gone_slugs').where('item_id', '=', id).execute();
  if (slugs.length === 0) return;
  await db
    .insertInto('gone_slugs')
    .values(slugs.map(slug => ({ kind, slug, item_id: id })))
    .onConflict(conflict => conflict.columns(['kind', 'slug']).doUpdateSet({ item_id: id }))
    .execute();
}

/** Whether an address led to something that was taken from the site. */
export const isGone = async (db: DbOrTransaction, kind: KindName, slug: string): Promise<boolean> =>
  (await db
    .selectFrom('gone_slugs')
    .select('item_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()) !== undefined;

/** When an item of a kind last changed; undefined while there is none. */
export async function lastChange(db: DbOrTransaction, kind: KindName): Promise<string | undefined> {
  const { latest } = await db
    .selectFrom(TABLES[kind].items)
    .select(({ fn }) => fn.max<string | null>('updated_at').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? undefined;
}
