import type { Insertable } from 'kysely';
import type { DbOrTransaction } from './connection';
import { requirePurge } from './purge';
import type { EnquiryRow, EnquiryTable } from './schema';
import { toEnquirySearchKey } from './staff-search';

/** Stores a request. @returns false without storing it when its reference or submission id exists. */
export async function insertEnquiry(db: DbOrTransaction, row: Insertable<EnquiryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('enquiries')
    .values({ ...row, search_key: toEnquirySearchKey(row) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findEnquiry = (db: DbOrTransaction, id: string): Promise<EnquiryRow | undefined> =>
  db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds the reference of a submission that was already stored. */
export async function findSubmissionReference(
  db: DbOrTransaction,
  submissionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row?.reference;
}

/** Lists keys of files attached to requests older than a given time. */
export async function listAttachmentsBefore(db: DbOrTransaction, time: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('attachment_key')
    .where('created_at', '<', time)
    .where('attachment_key', 'is not', null)
    .execute();
  return rows.flatMap(row => row.attachment_key ?? []);
}

/** Returns whether a request has the file attached. */
export async function isAttached(db: DbOrTransaction, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('attachment_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Detaches a deleted file. Its name and size remain, so that staff can see that one was attached. */
export async function detachFile(db: DbOrTransaction, key: string): Promise<void> {
  await db.updateTable('enquiries').set({ attachment_key: null }).where('attachment_key', '=', key).execute();
}

/** Deletes requests older than a given time, and their emails. @returns the number of requests. */
export async function deleteEnquiriesBefore(db: DbOrTransaction, time: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where('created_at', '<', time)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await requirePurge(db);
  return Number(numDeletedRows);
}
