import { sql } from 'kysely';
import { findItemSlug, type KindName, kinds } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { ActorRef, Draft } from './drafts';
import type { NewItemOptions } from './items';
import { hasRows } from './queries';
import { createTrashSummary } from './summaries';

/** Maximum number of items to scan for titles. */
const SCAN_LIMIT = 500;

type TrashedContent = {
  live?: { input: object; past: Omit<NewItemOptions, 'now'> };
  draft?: Draft;
};

type TrashCard = { id: string; kind: KindName; title: string; deletedAt: string; by: ActorRef };

export async function moveToTrash(
  db: DbOrTransaction,
  card: TrashCard & { content: TrashedContent },
): Promise<void> {
  await db
    .insertInto('trash')
    .values({
      item_id: card.id,
      kind: card.kind,
      title: card.title,
      content_json: JSON.stringify(card.content),
      summary_json: JSON.stringify(createTrashSummary(card.content)),
      deleted_at: card.deletedAt,
      member_id: card.by.id,
      member_name: card.by.name,
    })
    .onConflict(conflict => conflict.column('item_id').doNothing())
    .execute();
}

export type TrashEntry = TrashCard & {
  /** Whether the item was public. */
  live: boolean;
  /** The part of the path that an editor chose. */
  address: string | undefined;
  /** Publication time, ISO 8601. */
  liveSince: string | undefined;
  /** Number of images that the item uses. */
  pictures: number;
  /** Photo of the member who deleted the item; empty without a photo or an account. */
  photo: string;
};

/**
 * Lists the latest deletions first.
 * @param query.kind only this kind.
 * @returns `total` for the queried kind, and `totals` for every kind.
 */
export async function listTrash(
  db: DbOrTransaction,
  { kind, offset, limit }: { kind?: KindName | undefined; offset: number; limit: number },
): Promise<{ items: TrashEntry[]; total: number; totals: Partial<Record<KindName, number>> }> {
  const rows = await db
    .selectFrom('trash')
    .leftJoin('members', 'members.id', 'member_id')
    .select(['item_id', 'kind', 'title', 'deleted_at', 'member_id', 'member_name', 'photo'])
    .select(sql<0 | 1>`summary_json ->> '$.live'`.as('live'))
    .select(sql<string | null>`summary_json ->> '$.address'`.as('address'))
    .select(sql<string | null>`summary_json ->> '$.liveSince'`.as('live_since'))
    .select(({ selectFrom, fn }) =>
      selectFrom('media_uses')
        .whereRef('holder', '=', sql`'trash:' || trash.item_id`)
        .select(fn.countAll<number>().as('count'))
        .as('pictures'),
    )
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'case'))
    .orderBy('deleted_at', 'desc')
    .orderBy('item_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const kindCounts = await db
    .selectFrom('trash')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('total')])
    .groupBy('kind')
    .execute();
  const items = rows.map(row => ({
    id: row.item_id,
    kind: row.kind,
    title: row.title,
    deletedAt: row.deleted_at,
    by: { id: row.member_id, name: row.member_name },
    live: row.live === 1,
    address: row.address ?? undefined,
    liveSince: row.live_since ?? undefined,
    pictures: row.pictures ?? 0,
    photo: row.photo ?? '',
  }));
  const matchingCounts = kindCounts.filter(kindCount => kind === undefined || kindCount.kind === kind);
  return {
    items,
    total: matchingCounts.reduce((sum, kindCount) => sum + kindCount.total, 0),
    totals: Object.fromEntries(kindCounts.map(kindCount => [kindCount.kind, kindCount.total])),
  };
}

/** @returns the item’s content, or undefined if it isn’t in the trash. */
export async function restoreFromTrash(
  db: DbOrTransaction,
  id: string,
): Promise<{ kind: KindName; content: TrashedContent } | undefined> {
  const row = await db
    .deleteFrom('trash')
    .where('item_id', '=', id)
    .returning(['kind', 'content_json'])
    .executeTakeFirst();
  return row && { kind: row.kind, content: JSON.parse(row.content_json) as TrashedContent };
}

export const isInTrash = (db: DbOrTransaction, id: string): Promise<boolean> =>
  hasRows(db.selectFrom('trash').where('item_id', '=', id));

/** Lists the latest deletions first. `live` means that the item was public. */
export async function listTrashedTitles(
  db: DbOrTransaction,
): Promise<Pick<TrashEntry, 'id' | 'kind' | 'title' | 'live' | 'address'>[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['item_id as id', 'kind', 'title'])
    .select(sql<0 | 1>`summary_json ->> '$.live'`.as('live'))
    .select(sql<string | null>`summary_json ->> '$.address'`.as('address'))
    .orderBy('deleted_at', 'desc')
    .limit(SCAN_LIMIT)
    .execute();
  return rows.map(row => ({ ...row, live: row.live === 1, address: row.address ?? undefined }));
}

/** Returns the path that a trashed item had or would have had, or undefined without a title. */
export function findTrashedPath({
  kind,
  ...values
}: Pick<TrashEntry, 'kind' | 'title' | 'address'>): string | undefined {
  const slug = findItemSlug(kinds[kind], values);
  return slug && kinds[kind].getPath(slug);
}

/** @param before limits the list to items that were deleted before this time. */
export async function listTrashedIds(
  db: DbOrTransaction,
  { kind, before }: { kind?: KindName | undefined; before?: Date },
): Promise<string[]> {
  let query = db.selectFrom('trash').select('item_id');
  if (kind) query = query.where('kind', '=', kind);
  if (before) query = query.where('deleted_at', '<', before.toISOString());
  return (await query.execute()).map(({ item_id }) => item_id);
}
