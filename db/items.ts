import { randomBytes } from 'node:crypto';
import { DomainError } from '../domain/errors';
import { foldCase } from '../domain/filters';
import { type KindName, kinds } from '../domain/kinds';
import type { Kind, Stored } from '../domain/kinds/kind';
import { messages } from '../domain/messages';
import { type SearchDocument, toSearchDocument } from '../domain/search/documents';
import type { DbOrTransaction } from './connection';
import { doubtLinks, linksOf, putLinks, removeLinks } from './links';
import { putDocument } from './search-documents';
import { claimSlug, currentSlug, oldSlugsOf, writeOldSlugs } from './slugs';
import { summarise } from './summaries';

/** A fresh opaque id. */
export const newId = () => randomBytes(12).toString('hex');

/** What a search compares instead of a title: any alphabet's letters in lower case, accents in one spelling. */
export const foldTitle = (text: string) => foldCase(text.normalize('NFC'));

/** What looking an item up by its slug may come to. */
export type SlugLookup<Item> =
  | { kind: 'found'; item: Item }
  | { kind: 'renamed'; newSlug: string }
  | { kind: 'missing' };
/** The same by its id. */
export type Lookup<Item> = Exclude<SlugLookup<Item>, { kind: 'renamed' }>;

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

/** An item of whatever kind. */
export type AnyItem = Stored<Record<string, unknown>>;

/** The kind by its name: looked up late, so that a test may have one more. */
const kindOf = (kind: KindName): Kind => kinds[kind];

/** The row of an item: the whole of it, and what lists and searches read in its place. */
function toRow(kind: KindName, item: AnyItem) {
  const { _id, slug, oldSlugs: _, revision, createdAt, updatedAt, ...content } = item;
  const { derived } = kindOf(kind);
  const labels = derived.facets?.(item) ?? [];
  return {
    kind,
    id: _id,
    slug,
    title: item.title,
    title_key: foldTitle(item.title),
    cover: derived.cover?.(item) ?? '',
    facets: JSON.stringify(labels.map(label => [foldCase(label), label])),
    listed_at: createdAt,
    created_at: createdAt,
    updated_at: updatedAt,
    revision,
    card: JSON.stringify({ ...derived.toCard(item), summary: summarise(kind, item) }),
    document: JSON.stringify(content),
  };
}

/** Whole items whose id or slug is one of these, in any order. */
async function readItems(
  db: DbOrTransaction,
  kind: KindName,
  column: 'id' | 'slug',
  values: readonly string[],
): Promise<AnyItem[]> {
  if (values.length === 0) return [];
  const rows = await db
    .selectFrom('items')
    .select(['id', 'slug', 'revision', 'created_at', 'updated_at', 'document'])
    .where('kind', '=', kind)
    .where(column, 'in', values)
    .execute();
  const ids = rows.map(({ id }) => id);
  const oldSlugs = await oldSlugsOf(db, kind, ids);
  return rows.map(row => ({
    ...JSON.parse(row.document),
    _id: row.id,
    slug: row.slug,
    oldSlugs: oldSlugs.get(row.id) ?? [],
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/**
 * Stores an item as it is: its row, for which it claims its slug first, its old slugs and what searches find of it.
 * @param after the revision that it takes the place of; left out for a new one.
 * @throws DomainError `conflict` when another item of the kind has the slug, `stale` when what it takes the place of was
 * saved or removed meanwhile.
 */
export async function putItem(
  trx: DbOrTransaction,
  kind: KindName,
  item: AnyItem,
  document: SearchDocument,
  after?: number,
): Promise<void> {
  await claimSlug(trx, kind, item);
  const row = toRow(kind, item);
  if (after === undefined) await trx.insertInto('items').values(row).execute();
  else {
    const { numUpdatedRows } = await trx
      .updateTable('items')
      .set(row)
      .where('kind', '=', kind)
      .where('id', '=', item._id)
      .where('revision', '=', after)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new DomainError('stale', messages.revisionStale);
  }
  await writeOldSlugs(trx, kind, item);
  await putDocument(trx, document);
  await putLinks(trx, { kind, id: item._id }, linksOf(item));
  await doubtItem(trx, kind, item);
}

/** Whoever links to an item is looked at again. */
const doubtItem = (
  db: DbOrTransaction,
  kind: KindName,
  { slug, oldSlugs }: { slug: string; oldSlugs: readonly string[] },
): Promise<void> => doubtLinks(db, [slug, ...oldSlugs].map(kindOf(kind).path));

/** What the database does with the items of a kind that the site shows. */
export type ItemStore<Input, Item> = {
  byId: (db: DbOrTransaction, id: string) => Promise<Lookup<Item>>;
  /** `renamed` for an earlier slug and for an id in its place. */
  bySlug: (db: DbOrTransaction, slug: string) => Promise<SlugLookup<Item>>;
  /** Whole and in this order; missing ones are left out. */
  byIds: (db: DbOrTransaction, ids: readonly string[]) => Promise<Item[]>;
  /** @throws DomainError `conflict` for a taken address, `invalid` for a title that gives none. */
  insert: (trx: DbOrTransaction, input: Input, options: NewItem) => Promise<Item>;
  /** Stores the next revision of an item. @throws as `insert` does, and `stale` when it was saved meanwhile. */
  update: (trx: DbOrTransaction, next: Item, now: Date) => Promise<Item>;
  /** Removes it with all that hangs on it. @returns whether there was one. */
  remove: (trx: DbOrTransaction, id: string) => Promise<boolean>;
  /** What searches find of one. */
  document: (item: Item) => SearchDocument;
};

/** The items of a kind, read and written. */
export function createStore(kind: KindName): ItemStore<{ title: string }, AnyItem> {
  const complete = (item: AnyItem): AnyItem => kindOf(kind).derived.complete?.(item, newId) ?? item;
  const document = (item: AnyItem) => toSearchDocument(kind, item, kindOf(kind).derived.toSearchTexts(item));
  return {
    document,
    async byId(db, id) {
      const [item] = await readItems(db, kind, 'id', [id]);
      return item ? { kind: 'found', item } : { kind: 'missing' };
    },
    async bySlug(db, slug) {
      const [item] = await readItems(db, kind, 'slug', [slug]);
      if (item) return { kind: 'found', item };
      const newSlug = await currentSlug(db, kind, slug);
      return newSlug ? { kind: 'renamed', newSlug } : { kind: 'missing' };
    },
    async byIds(db, ids) {
      const items = new Map((await readItems(db, kind, 'id', ids)).map(item => [item._id, item]));
      return ids.flatMap(id => items.get(id) ?? []);
    },
    async insert(trx, input, options) {
      const item = complete({ ...input, ...newItem(kindOf(kind).slugOf(input), options) });
      await putItem(trx, kind, item, document(item));
      return item;
    },
    async update(trx, next, now) {
      const item = complete({ ...next, revision: next.revision + 1, updatedAt: now.toISOString() });
      await putItem(trx, kind, item, document(item), next.revision);
      return item;
    },
    async remove(trx, id) {
      const oldSlugs = (await oldSlugsOf(trx, kind, [id])).get(id) ?? [];
      const removed = await trx
        .deleteFrom('items')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .returning('slug')
        .executeTakeFirst();
      if (!removed) return false;
      await removeLinks(trx, { kind, id });
      await doubtItem(trx, kind, { slug: removed.slug, oldSlugs });
      return true;
    },
  };
}
