import type { Selectable } from 'kysely';
import type { DbOrTransaction } from './connection';
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

/** When the next plan is due. */
export async function nextPlanAt(db: DbOrTransaction): Promise<string | undefined> {
  const row = await db.selectFrom('plans').select('at').orderBy('at').limit(1).executeTakeFirst();
  return row?.at;
}

/** Every plan between two times. */
export const plansBetween = (db: DbOrTransaction, from: string, to: string): Promise<Plan[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(500)
    .execute();
