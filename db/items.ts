import { randomBytes } from 'node:crypto';
import { DomainError } from '../domain/errors';
import { foldCase } from '../domain/filters';
import { type KindName, kinds } from '../domain/kinds';
import type { Kind, StoredItem } from '../domain/kinds/kind';
import { messages } from '../domain/messages';
import { type SearchDocument, toSearchDocument } from '../domain/search/documents';
import type { DbOrTransaction } from './connection';
import { deleteLinks, extractLinks, markLinksUnchecked, replaceLinks } from './links';
import { upsertDocument } from './search-documents';
import { claimSlug, findCurrentSlug, getOldSlugs, writeOldSlugs } from './slugs';
import { createItemSummary } from './summaries';

export const createId = () => randomBytes(12).toString('hex');

/** Folds a title for search: converts it to lower case and normalises accents. */
export const foldTitle = (text: string) => foldCase(text.normalize('NFC'));

type SlugLookup<Item> =
  | { kind: 'found'; item: Item }
  | { kind: 'renamed'; newSlug: string }
  | { kind: 'missing' };
export type ItemLookup<Item> = Exclude<SlugLookup<Item>, { kind: 'renamed' }>;

/** Storage options for a new item. A published draft keeps its id, and a republished item keeps its public state. */
export type NewItemOptions = {
  now: Date;
  id?: string;
  oldSlugs?: string[];
  /** ISO 8601; defaults to now. */
  createdAt?: string;
  revision?: number;
};

/**
 * Builds the fields that storage adds to an item.
 * @param slug from `Kind.getSlug`
 */
export function buildItem(
  slug: string,
  { now, id = createId(), oldSlugs = [], createdAt = now.toISOString(), revision = 1 }: NewItemOptions,
) {
  return { _id: id, slug, oldSlugs, revision, createdAt, updatedAt: now.toISOString() };
}

export type AnyItem = StoredItem<Record<string, unknown>>;

/** Looks up the kind on each call, so that tests can replace it. */
const getKind = (kind: KindName): Kind => kinds[kind];

/** Derives the columns that lists and searches read. */
function toRow(kind: KindName, item: AnyItem) {
  const { _id, slug, oldSlugs: _, revision, createdAt, updatedAt, ...content } = item;
  const { derived } = getKind(kind);
  const labels = derived.listFacets?.(item) ?? [];
  return {
    kind,
    id: _id,
    slug,
    title: item.title,
    title_key: foldTitle(item.title),
    cover: derived.getCover?.(item) ?? '',
    facets: JSON.stringify(labels.map(label => [foldCase(label), label])),
    listed_at: createdAt,
    created_at: createdAt,
    updated_at: updatedAt,
    revision,
    card: JSON.stringify({ ...derived.toCard(item), summary: createItemSummary(kind, item) }),
    document: JSON.stringify(content),
  };
}

/** Returns items in no particular order. */
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
  const oldSlugs = await getOldSlugs(db, kind, ids);
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
 * Writes an item with its slugs, links and search document.
 * @param after the replaced revision; omitted for a new item.
 * @throws DomainError `conflict` when another item has the slug, `stale` when the revision has changed.
 */
export async function writeItem(
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
  await upsertDocument(trx, document);
  await replaceLinks(trx, { kind, id: item._id }, extractLinks(item));
  await invalidateItemLinks(trx, kind, item);
}

/** Marks links to an item for rechecking. */
const invalidateItemLinks = (
  db: DbOrTransaction,
  kind: KindName,
  { slug, oldSlugs }: { slug: string; oldSlugs: readonly string[] },
): Promise<void> => markLinksUnchecked(db, [slug, ...oldSlugs].map(getKind(kind).getPath));

export type ItemStore<Input, Item> = {
  findById: (db: DbOrTransaction, id: string) => Promise<ItemLookup<Item>>;
  /** Returns `renamed` for an old slug or an id. */
  findBySlug: (db: DbOrTransaction, slug: string) => Promise<SlugLookup<Item>>;
  /** Lists items in the order of the ids, and omits missing items. */
  listByIds: (db: DbOrTransaction, ids: readonly string[]) => Promise<Item[]>;
  /** @throws DomainError `conflict` for a taken slug, `invalid` for a title that yields no slug. */
  insert: (trx: DbOrTransaction, input: Input, options: NewItemOptions) => Promise<Item>;
  /** @throws like `insert`, and `stale` when the revision has changed. */
  update: (trx: DbOrTransaction, nextItem: Item, now: Date) => Promise<Item>;
  /** @returns whether the item existed. */
  remove: (trx: DbOrTransaction, id: string) => Promise<boolean>;
  createSearchDocument: (item: Item) => SearchDocument;
};

export function createStore(kind: KindName): ItemStore<{ title: string }, AnyItem> {
  const complete = (item: AnyItem): AnyItem => getKind(kind).derived.complete?.(item, createId) ?? item;
  const createSearchDocument = (item: AnyItem) =>
    toSearchDocument(kind, item, getKind(kind).derived.toSearchTexts(item));
  return {
    createSearchDocument,
    async findById(db, id) {
      const [item] = await readItems(db, kind, 'id', [id]);
      return item ? { kind: 'found', item } : { kind: 'missing' };
    },
    async findBySlug(db, slug) {
      const [item] = await readItems(db, kind, 'slug', [slug]);
      if (item) return { kind: 'found', item };
      const newSlug = await findCurrentSlug(db, kind, slug);
      return newSlug ? { kind: 'renamed', newSlug } : { kind: 'missing' };
    },
    async listByIds(db, ids) {
      const items = new Map((await readItems(db, kind, 'id', ids)).map(item => [item._id, item]));
      return ids.flatMap(id => items.get(id) ?? []);
    },
    async insert(trx, input, options) {
      const item = complete({ ...input, ...buildItem(getKind(kind).getSlug(input), options) });
      await writeItem(trx, kind, item, createSearchDocument(item));
      return item;
    },
    async update(trx, nextItem, now) {
      const item = complete({ ...nextItem, revision: nextItem.revision + 1, updatedAt: now.toISOString() });
      await writeItem(trx, kind, item, createSearchDocument(item), nextItem.revision);
      return item;
    },
    async remove(trx, id) {
      const oldSlugs = (await getOldSlugs(trx, kind, [id])).get(id) ?? [];
      const removedItem = await trx
        .deleteFrom('items')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .returning('slug')
        .executeTakeFirst();
      if (!removedItem) return false;
      await deleteLinks(trx, { kind, id });
      await invalidateItemLinks(trx, kind, { slug: removedItem.slug, oldSlugs });
      return true;
    },
  };
}
