import type { Selectable } from 'kysely';
import { type KindName, kindNames } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import type { ScheduleTable } from './schema';

export type Schedule = Selectable<ScheduleTable>;

/** Replaces the item’s earlier schedule for the same action. */
export async function upsertSchedule(db: DbOrTransaction, schedule: Schedule): Promise<void> {
  const { item_id: _, action: __, ...changed } = schedule;
  await db
    .insertInto('plans')
    .values(schedule)
    .onConflict(conflict => conflict.columns(['item_id', 'action']).doUpdateSet(changed))
    .execute();
}

/**
 * Deletes an item’s schedule for an action.
 * @param at deletes it only if it still has this time
 * @returns whether there was one
 */
export async function deleteSchedule(
  db: DbOrTransaction,
  { item_id, action, at }: Pick<Schedule, 'item_id' | 'action'> & Partial<Pick<Schedule, 'at'>>,
): Promise<boolean> {
  let query = db.deleteFrom('plans').where('item_id', '=', item_id).where('action', '=', action);
  if (at !== undefined) query = query.where('at', '=', at);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

export async function deleteItemSchedules(db: DbOrTransaction, itemId: string): Promise<void> {
  await db.deleteFrom('plans').where('item_id', '=', itemId).execute();
}

export async function listItemSchedules(
  db: DbOrTransaction,
  itemIds: readonly string[],
): Promise<Schedule[]> {
  if (itemIds.length === 0) return [];
  return db.selectFrom('plans').selectAll().where('item_id', 'in', itemIds).execute();
}

export const listDueSchedules = (db: DbOrTransaction, now: Date, limit: number): Promise<Schedule[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('at', '<=', now.toISOString())
    .orderBy('at')
    .limit(limit)
    .execute();

/** A schedule with its item’s title. `since` is when the item was or will be published; null if neither applies. */
type TitledSchedule = Schedule & { title: string; since: string | null };

/**
 * Lists the earliest schedules first. Schedules to unpublish are included even after `to`.
 * @param owner limits drafts to this member’s. Schedules for public items are always included.
 * @param limit maximum number of schedules.
 */
export const listSchedulesBetween = (
  db: DbOrTransaction,
  { from, to, owner, limit }: { from: string; to: string; owner?: string | undefined; limit: number },
): Promise<TitledSchedule[]> =>
  db
    .selectFrom('plans')
    .leftJoin('drafts', join => {
      const joinCondition = join.onRef('drafts.id', '=', 'plans.item_id');
      return owner === undefined ? joinCondition : joinCondition.on('drafts.owner_id', '=', owner);
    })
    .leftJoin('items', join =>
      join.onRef('items.kind', '=', 'plans.kind').onRef('items.id', '=', 'plans.item_id'),
    )
    .selectAll('plans')
    .select(({ fn, selectFrom, val }) => {
      const draftTitle = fn<string>('nullif', ['drafts.title', val('')]);
      const firstPublicationTime = selectFrom('plans as first')
        .select('first.at')
        .whereRef('first.item_id', '=', 'plans.item_id')
        .where('first.action', '=', 'publish');
      return [
        fn<string>('coalesce', [draftTitle, 'items.title', val('')]).as('title'),
        fn<string | null>('coalesce', ['items.created_at', firstPublicationTime]).as('since'),
      ];
    })
    .$if(owner !== undefined, query =>
      query.where(({ or, eb }) => or([eb('drafts.id', 'is not', null), eb('items.id', 'is not', null)])),
    )
    .where('plans.at', '>=', from)
    .where(({ or, eb }) => or([eb('plans.at', '<', to), eb('plans.action', '=', 'unpublish')]))
    .orderBy('plans.at')
    .limit(limit)
    .execute();

type Publication = { kind: KindName; id: string; title: string; at: string };

/**
 * Lists items that are still public, latest first within each kind.
 * @param limit maximum number of items of each kind.
 */
export async function listPublications(
  db: DbOrTransaction,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<Publication[]> {
  const publications: Publication[] = [];
  for (const kind of kindNames) {
    const rows = await db
      .selectFrom('items')
      .select(['id', 'title', 'created_at as at'])
      .where('kind', '=', kind)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    publications.push(...rows.map(row => ({ ...row, kind })));
  }
  return publications;
}

export async function updateScheduleTime(
  db: DbOrTransaction,
  schedule: Pick<Schedule, 'item_id' | 'action'>,
  at: string,
): Promise<void> {
  await db
    .updateTable('plans')
    .set({ at })
    .where('item_id', '=', schedule.item_id)
    .where('action', '=', schedule.action)
    .execute();
}
