import { type Insertable, sql } from 'kysely';
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

/** Selects the stored files of requests and of their emails. */
const selectFiles = (db: DbOrTransaction) =>
  db
    .selectFrom(
      db
        .selectFrom('enquiries')
        .select(['id as enquiry_id', 'attachment_key as key', 'created_at'])
        .unionAll(db.selectFrom('email_files').select(['enquiry_id', 'key', 'created_at']))
        .as('files'),
    )
    .select('key')
    .where('key', 'is not', null)
    .$narrowType<{ key: string }>();

const toKeys = (rows: { key: string }[]) => rows.map(({ key }) => key);

export const listFilesBefore = async (db: DbOrTransaction, time: string): Promise<string[]> =>
  toKeys(await selectFiles(db).where('created_at', '<', time).execute());

/** Lists the keys of a request’s files, including those of its emails. */
export const listFiles = async (db: DbOrTransaction, enquiryId: string): Promise<string[]> =>
  toKeys(await selectFiles(db).where('enquiry_id', '=', enquiryId).execute());

/** SQL query for the keys of the files in reply templates. */
export const TEMPLATE_KEYS_SQL = `select json_extract(file.value, '$.key') as key from site_parts,
  json_each(values_json, '$.templates') as template, json_each(template.value, '$.files') as file
  where part = 'replies'`;

/** Returns whether a request, an email or a reply template has the file. */
export async function isAttached(db: DbOrTransaction, key: string): Promise<boolean> {
  if (await selectFiles(db).where('key', '=', key).executeTakeFirst()) return true;
  return (await listTemplateKeys(db)).includes(key);
}

export const listTemplateKeys = async (db: DbOrTransaction): Promise<string[]> =>
  toKeys((await sql<{ key: string }>`${sql.raw(TEMPLATE_KEYS_SQL)}`.execute(db)).rows);

/** Keeps the file’s name and size, so that staff can see what was attached. */
export async function detachFile(db: DbOrTransaction, key: string): Promise<void> {
  await db.updateTable('enquiries').set({ attachment_key: null }).where('attachment_key', '=', key).execute();
  await db.updateTable('email_files').set({ key: null }).where('key', '=', key).execute();
}

/** Lists requests that entered quarantine before this time. */
export const listSpamBefore = (db: DbOrTransaction, time: string): Promise<EnquiryRow[]> =>
  db.selectFrom('enquiries').selectAll().where('spam_at', '<', time).execute();

/**
 * Deletes requests created before a time, with their emails, except requests with a call after `now`.
 * @returns the number of deleted requests.
 */
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
