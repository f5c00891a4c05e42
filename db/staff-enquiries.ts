import { sql } from 'kysely';
import type { EnquiryState } from '../domain/enquiry-state';
import type { DbOrTransaction } from './connection';
import { requestPurge } from './purge';
import type { EnquiryRow, OutboxRow } from './schema';

type StaffEnquiryFilter = { department?: string | undefined; state?: EnquiryState | undefined };

const hasDepartment = (department: string) =>
  sql<boolean>`exists (select 1 from json_each(departments_json) where json_each.value = ${department})`;

/** Matches requests whose email to staff has failed, whether or not it will be retried. */
const undelivered = sql<boolean>`exists (
  select 1 from outbox where outbox.enquiry_id = enquiries.id
  and outbox.kind = 'staff-notice' and outbox.state != 'sent' and outbox.attempts > 0)`;

function filterEnquiries(db: DbOrTransaction, { department, state }: StaffEnquiryFilter) {
  let query = db.selectFrom('enquiries');
  if (department) query = query.where(hasDepartment(department));
  if (state === 'new') query = query.where('seen_at', 'is', null).where('handled_at', 'is', null);
  if (state === 'open') query = query.where('seen_at', 'is not', null).where('handled_at', 'is', null);
  if (state === 'handled') query = query.where('handled_at', 'is not', null);
  if (state === 'undelivered') query = query.where(undelivered);
  return query;
}

export async function countEnquiries(db: DbOrTransaction, filter: StaffEnquiryFilter): Promise<number> {
  const { total } = await filterEnquiries(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Lists departments alphabetically. */
export const countByDepartment = (db: DbOrTransaction): Promise<{ department: string; count: number }[]> =>
  db
    .selectFrom(['enquiries', sql<{ value: string }>`json_each(departments_json)`.as('each')])
    .select(({ fn, ref }) => [ref('each.value').as('department'), fn.countAll<number>().as('count')])
    .groupBy('each.value')
    .orderBy('each.value')
    .execute();

/** Lists the newest requests first, with their emails. */
export async function listEnquiries(
  db: DbOrTransaction,
  { offset, limit, ...filter }: StaffEnquiryFilter & { offset: number; limit: number },
): Promise<(EnquiryRow & { deliveries: OutboxRow[] })[]> {
  const rows = await filterEnquiries(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = rows.map(row => row.id);
  const messages = ids.length
    ? await db.selectFrom('outbox').selectAll().where('enquiry_id', 'in', ids).execute()
    : [];
  return rows.map(row => ({ ...row, deliveries: messages.filter(message => message.enquiry_id === row.id) }));
}

export const listDeliveries = (db: DbOrTransaction, enquiryId: string): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where('enquiry_id', '=', enquiryId).execute();

export async function findNeighbours(
  db: DbOrTransaction,
  { created_at, id }: Pick<EnquiryRow, 'created_at' | 'id'>,
) {
  const findNeighbour = (order: 'asc' | 'desc') =>
    db
      .selectFrom('enquiries')
      .select('id')
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), order === 'asc' ? '>' : '<', tuple(created_at, id)),
      )
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  return { newer: (await findNeighbour('asc'))?.id, older: (await findNeighbour('desc'))?.id };
}

export async function updateEnquiry(
  db: DbOrTransaction,
  id: string,
  change: Partial<Pick<EnquiryRow, 'seen_at' | 'handled_at' | 'handled_by'>>,
): Promise<void> {
  await db.updateTable('enquiries').set(change).where('id', '=', id).execute();
}

/** Also deletes the request’s emails. @returns undefined when the request doesn’t exist. */
export async function deleteEnquiry(
  db: DbOrTransaction,
  id: string,
): Promise<{ attachmentKey: string | null } | undefined> {
  const row = await db
    .deleteFrom('enquiries')
    .where('id', '=', id)
    .returning('attachment_key as attachmentKey')
    .executeTakeFirst();
  if (row) await requestPurge(db);
  return row;
}
