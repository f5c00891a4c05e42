import { sql } from 'kysely';
import { fieldRefusal } from '../domain/errors';
import { type KindName, kinds } from '../domain/kinds';
import type { DbOrTransaction } from './connection';

/**
 * Makes sure that the item may have the slug. Another item's old slug of that name is given up: the address now
 * belongs to this item.
 * @throws DomainError `conflict` when it is the current slug of another item.
 */
export async function claimSlug(
  db: DbOrTransaction,
  kind: KindName,
  { _id, slug }: { _id: string; slug: string },
): Promise<void> {
  const holder = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (holder && holder.id !== _id)
    throw fieldRefusal('conflict', kinds[kind].slugField, kinds[kind].slugTaken);
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('slug', '=', slug).execute();
}

/** Stores an item's old slugs in their order; one that another item has as its current slug is left out. */
export async function writeOldSlugs(
  db: DbOrTransaction,
  kind: KindName,
  { _id, oldSlugs }: { _id: string; oldSlugs: readonly string[] },
): Promise<void> {
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('item_id', '=', _id).execute();
  if (oldSlugs.length === 0) return;
  const current = await db
    .selectFrom('items')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', 'in', oldSlugs)
    .execute();
  const free = [...new Set(oldSlugs)].filter(slug => !current.some(item => item.slug === slug));
  if (free.length === 0) return;
  await db
    .insertInto('old_slugs')
    .values(free.map((slug, position) => ({ kind, slug, item_id: _id, position })))
    .onConflict(conflict => conflict.columns(['kind', 'slug']).doUpdateSet({ item_id: _id }))
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
    .selectFrom('old_slugs')
    .select(['item_id', 'slug'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  const slugs = new Map<string, string[]>();
  for (const { item_id, slug } of rows) slugs.set(item_id, [...(slugs.get(item_id) ?? []), slug]);
  return slugs;
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
  const old = await db
    .selectFrom('old_slugs')
    .select('item_id')
    .where('kind', '=', kind)
    .where('slug', '=', slugOrId)
    .executeTakeFirst();
  const item = await db
    .selectFrom('items')
    .select('slug')
    .where('kind', '=', kind)
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
  const asked = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  const { rows } = await sql<{
    slug: string;
  }>`select slug from items where kind = ${kind} and slug in ${asked}
    union select id from items where kind = ${kind} and id in ${asked}
    union select slug from old_slugs where kind = ${kind} and slug in ${asked}`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
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
