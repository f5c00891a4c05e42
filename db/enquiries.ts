import type { Insertable } from 'kysely';
import type { DbOrTransaction } from './connection';
import { requirePurge } from './purge';
import type { EnquiryRow, EnquiryTable } from './schema';
import { enquiryWords } from './staff-search';

/**
 * Stores a request.
 * @returns false when its reference or its submission id is already taken; nothing is stored then.
 */
export async function insertEnquiry(db: DbOrTransaction, row: Insertable<EnquiryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('enquiries')
    .values({ ...row, search_key: enquiryWords(row) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const requestById = (db: DbOrTransaction, id: string): Promise<EnquiryRow | undefined> =>
  db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();

/** The reference of the request that a form has sent already. */
export async function referenceOfSubmission(
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

/** Keys of the files that requests received before a time still hold. */
export async function attachmentsBefore(db: DbOrTransaction, time: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('attachment_key')
    .where('created_at', '<', time)
    .where('attachment_key', 'is not', null)
    .execute();
  return rows.flatMap(row => row.attachment_key ?? []);
}

/** Whether a request still holds the file. */
export async function isAttached(db: DbOrTransaction, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('attachment_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a file is gone; its name and size stay, so that staff see there was one. */
export async function detachFile(db: DbOrTransaction, key: string): Promise<void> {
  await db.updateTable('enquiries').set({ attachment_key: null }).where('attachment_key', '=', key).execute();
}

/** Deletes requests received before a time, with their outbox rows. @returns how many. */
export async function removeEnquiriesBefore(db: DbOrTransaction, time: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiries')
    .where('created_at', '<', time)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await requirePurge(db);
  return Number(numDeletedRows);
}
