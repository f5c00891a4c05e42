import { sql } from 'kysely';
import { createFieldError } from '../domain/errors';
import { type KindName, kinds } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import { hasRows } from './queries';

/**
 * Takes over a slug that is another item’s old slug.
 * @throws DomainError `conflict` when the slug is another item’s current slug.
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
    throw createFieldError('conflict', kinds[kind].slugField, kinds[kind].slugTaken);
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('slug', '=', slug).execute();
}

/** Omits other items’ current slugs. */
export async function writeOldSlugs(
  db: DbOrTransaction,
  kind: KindName,
  { _id, oldSlugs }: { _id: string; oldSlugs: readonly string[] },
): Promise<void> {
  await db.deleteFrom('old_slugs').where('kind', '=', kind).where('item_id', '=', _id).execute();
  if (oldSlugs.length === 0) return;
  const takenRows = await db
    .selectFrom('items')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', 'in', oldSlugs)
    .execute();
  const freeSlugs = [...new Set(oldSlugs)].filter(slug => !takenRows.some(row => row.slug === slug));
  if (freeSlugs.length === 0) return;
  await db
    .insertInto('old_slugs')
    .values(freeSlugs.map((slug, position) => ({ kind, slug, item_id: _id, position })))
    .onConflict(conflict => conflict.columns(['kind', 'slug']).doUpdateSet({ item_id: _id }))
    .execute();
}

/** Maps ids to old slugs, oldest first. */
export async function getOldSlugs(
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

export async function findCurrentSlug(
  db: DbOrTransaction,
  kind: KindName,
  slugOrId: string,
): Promise<string | undefined> {
  const oldSlugRow = await db
    .selectFrom('old_slugs')
    .select('item_id')
    .where('kind', '=', kind)
    .where('slug', '=', slugOrId)
    .executeTakeFirst();
  const item = await db
    .selectFrom('items')
    .select('slug')
    .where('kind', '=', kind)
    .where('id', '=', oldSlugRow?.item_id ?? slugOrId)
    .executeTakeFirst();
  return item?.slug;
}

/** Returns the slugs that are an item’s current slug, old slug or id. */
export async function findKnownSlugs(
  db: DbOrTransaction,
  kind: KindName,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const requestedSlugs = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  const { rows } = await sql<{
    slug: string;
  }>`select slug from items where kind = ${kind} and slug in ${requestedSlugs}
    union select id from items where kind = ${kind} and id in ${requestedSlugs}
    union select slug from old_slugs where kind = ${kind} and slug in ${requestedSlugs}`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Replaces the item’s gone slugs. Slugs that are no longer among them become available. */
export async function setGoneSlugs(
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

/** Returns whether the slug belonged to an item that was unpublished. */
export const isSlugGone = (db: DbOrTransaction, kind: KindName, slug: string): Promise<boolean> =>
  hasRows(db.selectFrom('gone_slugs').where('kind', '=', kind).where('slug', '=', slug));
