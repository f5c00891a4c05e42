import type { Selectable } from 'kysely';
import { type KindName, kindNames } from '../domain/kinds';
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

/** A plan with what its item is called. `since` is when what is taken down goes out, or went; null where it is a draft. */
export type TitledPlan = Plan & { title: string; since: string | null };

/**
 * Plans between two times, and what is taken down after them, the earliest first.
 * @param owner whose drafts are told of; everybody's when left out. Of what is public all plans are, by its public title.
 * @param limit the most that are told of.
 */
export const plansBetween = (
  db: DbOrTransaction,
  { from, to, owner, limit }: { from: string; to: string; owner?: string | undefined; limit: number },
): Promise<TitledPlan[]> =>
  db
    .selectFrom('plans')
    .leftJoin('drafts', join => {
      const ofItem = join.onRef('drafts.id', '=', 'plans.item_id');
      return owner === undefined ? ofItem : ofItem.on('drafts.owner_id', '=', owner);
    })
    .selectAll('plans')
    .select(({ fn, selectFrom, val }) => {
      const title = selectFrom('items')
        .select('title')
        .whereRef('items.kind', '=', 'plans.kind')
        .whereRef('items.id', '=', 'plans.item_id');
      const drafted = fn<string>('nullif', ['drafts.title', val('')]);
      return fn<string>('coalesce', [drafted, title, val('')]).as('title');
    })
    .select(({ fn, selectFrom }) => {
      const live = selectFrom('staff_items')
        .select('created_at')
        .whereRef('staff_items.kind', '=', 'plans.kind')
        .whereRef('staff_items.id', '=', 'plans.item_id')
        .where('live', '=', 1);
      const goesOut = selectFrom('plans as first')
        .select('first.at')
        .whereRef('first.item_id', '=', 'plans.item_id')
        .where('first.action', '=', 'publish');
      return fn<string | null>('coalesce', [live, goesOut]).as('since');
    })
    .$if(owner !== undefined, query =>
      query.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('drafts.id', 'is not', null),
          exists(
            selectFrom('staff_items')
              .select('staff_items.id')
              .whereRef('staff_items.kind', '=', 'plans.kind')
              .whereRef('staff_items.id', '=', 'plans.item_id')
              .where('live', '=', 1),
          ),
        ]),
      ),
    )
    .where('plans.at', '>=', from)
    .where(({ or, eb }) => or([eb('plans.at', '<', to), eb('plans.action', '=', 'unpublish')]))
    .orderBy('plans.at')
    .limit(limit)
    .execute();

/** Something that went public at a time. */
export type WentLive = { kind: KindName; id: string; title: string; at: string };

/** What went public between two times and still is, the latest first. */
export async function liveSince(
  db: DbOrTransaction,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<WentLive[]> {
  const found: WentLive[] = [];
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
    found.push(...rows.map(row => ({ ...row, kind })));
  }
  return found;
}

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
