import type { Selectable } from 'kysely';
import { kindNames } from '../domain/kinds';
import type { DbOrTransaction } from './connection';
import { TABLES } from './items';
import type { PlanTable } from './schema';

export type Plan = Selectable<PlanTable>;

/** Plans something for an item, in the place of what was planned before. */
export async function putPlan(db: DbOrTransaction, plan: Plan): Promise<void> {
  const { item_id: _, action: __, ...changed } = plan;
  await db
    .insertInto('plans')
    .values(plan)
    .onConflict(conflict => conflict.columns(['item_id', 'action']).doUpdateSet(changed))
    .execute();
}

export async function deletePlan(
  db: DbOrTransaction,
  itemId: string,
  action: Plan['action'],
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('plans')
    .where('item_id', '=', itemId)
    .where('action', '=', action)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePlansOf(db: DbOrTransaction, itemId: string): Promise<void> {
  await db.deleteFrom('plans').where('item_id', '=', itemId).execute();
}

/** What is planned for these items. */
export async function plansOf(db: DbOrTransaction, itemIds: readonly string[]): Promise<Plan[]> {
  if (itemIds.length === 0) return [];
  return db.selectFrom('plans').selectAll().where('item_id', 'in', itemIds).execute();
}

/** What is due at a time, the earliest first. */
export const duePlans = (db: DbOrTransaction, now: Date, limit: number): Promise<Plan[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('at', '<=', now.toISOString())
    .orderBy('at')
    .limit(limit)
    .execute();

/** A plan with what its item is called. */
export type TitledPlan = Plan & { title: string };

/** Plans between two times, the earliest first. @param limit the most that are told of. */
export const plansBetween = (
  db: DbOrTransaction,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<TitledPlan[]> =>
  db
    .selectFrom('plans')
    .leftJoin('drafts', 'drafts.id', 'item_id')
    .selectAll('plans')
    .select(({ fn, selectFrom, val }) => {
      const titles = kindNames.map(kind =>
        selectFrom(TABLES[kind].items).select('title').whereRef('id', '=', 'plans.item_id'),
      );
      const drafted = fn<string>('nullif', ['drafts.title', val('')]);
      return fn<string>('coalesce', [drafted, ...titles, val('')]).as('title');
    })
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(limit)
    .execute();

/** Moves what is planned to another time. */
export async function movePlan(
  db: DbOrTransaction,
  plan: Pick<Plan, 'item_id' | 'action'>,
  at: string,
): Promise<void> {
  await db
    .updateTable('plans')
    .set({ at })
    .where('item_id', '=', plan.item_id)
    .where('action', '=', plan.action)
    .execute();
}
