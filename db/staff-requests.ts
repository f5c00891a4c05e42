import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import type { ContactRequestRow, OutboxRow } from './schema';

/** How far staff are with a request. */
export const REQUEST_STATES = ['new', 'open', 'handled', 'undelivered'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export type StaffRequestFilter = { department?: string | undefined; state?: RequestState | undefined };

const hasDepartment = (department: string) =>
  sql<boolean>`exists (select 1 from json_each(departments_json) where json_each.value = ${department})`;

/** The notice to staff was given up, or has failed and waits for its next try. */
const undelivered = sql<boolean>`exists (
  select 1 from outbox where outbox.request_id = contact_requests.id
  and outbox.kind = 'staff-notice' and outbox.state != 'sent' and outbox.attempts > 0)`;

function matching(db: DbOrTransaction, { department, state }: StaffRequestFilter) {
  let query = db.selectFrom('contact_requests');
  if (department) query = query.where(hasDepartment(department));
  if (state === 'new') query = query.where('seen_at', 'is', null).where('handled_at', 'is', null);
  if (state === 'open') query = query.where('seen_at', 'is not', null).where('handled_at', 'is', null);
  if (state === 'handled') query = query.where('handled_at', 'is not', null);
  if (state === 'undelivered') query = query.where(undelivered);
  return query;
}

export async function countRequests(db: DbOrTransaction, filter: StaffRequestFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A range of requests, newest first, with what became of their messages. */
export async function listRequests(
  db: DbOrTransaction,
  { offset, limit, ...filter }: StaffRequestFilter & { offset: number; limit: number },
): Promise<(ContactRequestRow & { deliveries: OutboxRow[] })[]> {
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = rows.map(row => row.id);
  const messages = ids.length
    ? await db.selectFrom('outbox').selectAll().where('request_id', 'in', ids).execute()
    : [];
  return rows.map(row => ({ ...row, deliveries: messages.filter(message => message.request_id === row.id) }));
}

export const deliveriesOf = (db: DbOrTransaction, requestId: string): Promise<OutboxRow[]> =>
  db.selectFrom('outbox').selectAll().where('request_id', '=', requestId).execute();

/** The requests before (newer) and after (older) one in the list of all. */
export async function neighbours(
  db: DbOrTransaction,
  { created_at, id }: Pick<ContactRequestRow, 'created_at' | 'id'>,
) {
  const one = (order: 'asc' | 'desc') =>
    db
      .selectFrom('contact_requests')
      .select('id')
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), order === 'asc' ? '>' : '<', tuple(created_at, id)),
      )
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst();
  return { newer: (await one('asc'))?.id, older: (await one('desc'))?.id };
}

export async function updateRequest(
  db: DbOrTransaction,
  id: string,
  change: Partial<Pick<ContactRequestRow, 'seen_at' | 'handled_at' | 'handled_by'>>,
): Promise<void> {
  await db.updateTable('contact_requests').set(change).where('id', '=', id).execute();
}

/** Removes a request with its messages. @returns the key of its attachment, when it held one. */
export async function deleteRequest(
  db: DbOrTransaction,
  id: string,
): Promise<{ attachmentKey: string | null } | undefined> {
  const row = await db
    .deleteFrom('contact_requests')
    .where('id', '=', id)
    .returning('attachment_key as attachmentKey')
    .executeTakeFirst();
  return row;
}
