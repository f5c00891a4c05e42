import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { By, Draft } from './drafts';
import type { NewItem } from './items';

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
      deleted_at: card.deletedAt,
      member_id: card.by.id,
      member_name: card.by.name,
    })
    .onConflict(conflict => conflict.column('item_id').doNothing())
    .execute();
}

/** Deleted items, the latest first. */
export async function trashed(
  db: DbOrTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: TrashCard[]; total: number }> {
  const rows = await db
    .selectFrom('trash')
    .select(['item_id', 'kind', 'title', 'deleted_at', 'member_id', 'member_name'])
    .orderBy('deleted_at', 'desc')
    .orderBy('item_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('trash')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.map(row => ({
    id: row.item_id,
    kind: row.kind,
    title: row.title,
    deletedAt: row.deleted_at,
    by: { id: row.member_id, name: row.member_name },
  }));
  return { items, total };
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

/** Ids of what was deleted before a time. */
export async function trashedBefore(db: DbOrTransaction, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('trash')
    .select('item_id')
    .where('deleted_at', '<', before.toISOString())
    .execute();
  return rows.map(({ item_id }) => item_id);
}
