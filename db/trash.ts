import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { By, Draft } from './drafts';
import type { NewItem } from './items';
import { summariseDiscarded } from './summaries';

/** Of what may be many, the latest so many are looked through. */
const LOOKED_THROUGH = 500;

/** What is kept of a deleted item: what was public, and the draft that stood beside it. */
export type Discarded = {
  live?: { input: object; past: Omit<NewItem, 'now'> };
  draft?: Draft;
};

export type TrashCard = { id: string; kind: KindName; title: string; deletedAt: string; by: By };

export async function putInTrash(
  db: DbOrTransaction,
  card: TrashCard & { content: Discarded },
): Promise<void> {
  await db
    .insertInto('trash')
    .values({
      item_id: card.id,
      kind: card.kind,
      title: card.title,
      content_json: JSON.stringify(card.content),
      summary_json: JSON.stringify(summariseDiscarded(card.content)),
      deleted_at: card.deletedAt,
      member_id: card.by.id,
      member_name: card.by.name,
    })
    .onConflict(conflict => conflict.column('item_id').doNothing())
    .execute();
}

/** A deleted item as the list of them shows it. */
export type Trashed = TrashCard & {
  /** Whether it stood on the site. */
  live: boolean;
  /** Its own address, of what has one besides its title. */
  address: string | undefined;
  /** Since when, ISO 8601. */
  liveSince: string | undefined;
  /** Pictures that it holds. */
  pictures: number;
  /** Of who deleted it; empty for none, and for somebody who is gone. */
  photo: string;
};

/**
 * Deleted items, the latest first.
 * @param query.kind only those of one kind.
 * @returns with how many there are of each kind, and how many of those asked for.
 */
export async function trashed(
  db: DbOrTransaction,
  { kind, offset, limit }: { kind?: KindName | undefined; offset: number; limit: number },
): Promise<{ items: Trashed[]; total: number; totals: Partial<Record<KindName, number>> }> {
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
  const counted = await db
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
  const asked = counted.filter(each => kind === undefined || each.kind === kind);
  return {
    items,
    total: asked.reduce((sum, each) => sum + each.total, 0),
    totals: Object.fromEntries(counted.map(each => [each.kind, each.total])),
  };
}

/** Takes an item out of the trash. @returns what it was; undefined when it is not there. */
export async function takeFromTrash(
  db: DbOrTransaction,
  id: string,
): Promise<{ kind: KindName; content: Discarded } | undefined> {
  const row = await db
    .deleteFrom('trash')
    .where('item_id', '=', id)
    .returning(['kind', 'content_json'])
    .executeTakeFirst();
  return row && { kind: row.kind, content: JSON.parse(row.content_json) as Discarded };
}

export const isInTrash = async (db: DbOrTransaction, id: string): Promise<boolean> =>
  (await db.selectFrom('trash').select('item_id').where('item_id', '=', id).executeTakeFirst()) !== undefined;

/** What is in the trash by its title, the latest first; `live` for what stood on the site. */
export async function trashedTitles(
  db: DbOrTransaction,
): Promise<{ id: string; kind: KindName; title: string; live: boolean }[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['item_id as id', 'kind', 'title'])
    .select(sql<0 | 1>`summary_json ->> '$.live'`.as('live'))
    .orderBy('deleted_at', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  return rows.map(row => ({ ...row, live: row.live === 1 }));
}

/** Ids of what is in the trash, of one kind or all. */
export async function trashedIds(db: DbOrTransaction, kind: KindName | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('trash')
    .select('item_id')
    .$if(kind !== undefined, query => query.where('kind', '=', kind ?? 'case'))
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** Ids of what was deleted before a time. */
export async function trashedBefore(db: DbOrTransaction, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('trash')
    .select('item_id')
    .where('deleted_at', '<', before.toISOString())
    .execute();
  return rows.map(({ item_id }) => item_id);
}
