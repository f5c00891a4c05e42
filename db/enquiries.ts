import type { Insertable } from 'kysely';
import type { DbOrTransaction } from './connection';
import { requestPurge } from './purge';
import type { EnquiryRow, EnquiryTable } from './schema';
import { toEnquirySearchKey } from './staff-search';

/** @returns false without storing the request if its reference or submission id exists. */
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

export async function listAttachmentsBefore(db: DbOrTransaction, time: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('attachment_key')
    .where('created_at', '<', time)
    .where('attachment_key', 'is not', null)
    .execute();
  return rows.flatMap(row => row.attachment_key ?? []);
}

export async function isAttached(db: DbOrTransaction, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('attachment_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the file’s name and size, so that staff can see what was attached. */
export async function detachFile(db: DbOrTransaction, key: string): Promise<void> {
  await db.updateTable('enquiries').set({ attachment_key: null }).where('attachment_key', '=', key).execute();
}

/** Lists requests that entered quarantine before this time. */
export const listSpamBefore = (db: DbOrTransaction, time: string): Promise<EnquiryRow[]> =>
  db.selectFrom('enquiries').selectAll().where('spam_at', '<', time).execute();

/** Deletes requests created before a time and their emails, except requests with a call after `now`. @returns their number. */
export async function deleteEnquiriesBefore(db: DbOrTransaction, time: string, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where('created_at', '<', time)
    .where('id', 'not in', query =>
      query
        .selectFrom('bookings')
        .select('enquiry_id')
        .where('cancelled_at', 'is', null)
        .where('ends_at', '>', now),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await requestPurge(db);
  return Number(numDeletedRows);
}
