import { type Insertable, sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { requestPurge } from './purge';
import { countRows, hasRows } from './queries';
import type { Database, EmailFileRow, ReceivedEmailRow } from './schema';

/** @returns false if the email is stored already. */
export async function insertReceivedEmail(
  db: DbOrTransaction,
  row: Insertable<Database['received_emails']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('received_emails')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Lists the oldest email first. */
export const listReceivedEmails = (db: DbOrTransaction, enquiryId: string): Promise<ReceivedEmailRow[]> =>
  db
    .selectFrom('received_emails')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('received_at')
    .execute();

export const countReceivedEmails = (db: DbOrTransaction, enquiryId: string): Promise<number> =>
  countRows(db.selectFrom('received_emails').where('enquiry_id', '=', enquiryId));

/**
 * Returns whether an email is stored, or was sent by the site itself.
 * @param messageId with angle brackets
 */
export const isKnownEmail = async (db: DbOrTransaction, messageId: string): Promise<boolean> =>
  (await hasRows(db.selectFrom('received_emails').where('message_id', '=', messageId))) ||
  hasRows(db.selectFrom('outbox').where('message_id', '=', getLocalPart(messageId)));

/**
 * Finds the request of a sent or received email.
 * @param messageId with angle brackets
 */
export async function findEmailEnquiry(db: DbOrTransaction, messageId: string): Promise<string | undefined> {
  const sentRow = await db
    .selectFrom('outbox')
    .select('enquiry_id')
    .where('message_id', '=', getLocalPart(messageId))
    .executeTakeFirst();
  if (sentRow?.enquiry_id) return sentRow.enquiry_id;
  const receivedQuery = db
    .selectFrom('received_emails')
    .select('enquiry_id')
    .where('message_id', '=', messageId);
  return (await receivedQuery.executeTakeFirst())?.enquiry_id;
}

/** Returns the only part that the outbox stores, because the host changes with the site’s email address. */
const getLocalPart = (messageId: string) => messageId.replace(/^<|@.*$/g, '');

export async function insertEmailFiles(
  db: DbOrTransaction,
  rows: Insertable<Database['email_files']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('email_files').values(rows).execute();
}

export const listEmailFiles = (db: DbOrTransaction, enquiryId: string): Promise<EmailFileRow[]> =>
  db.selectFrom('email_files').selectAll().where('enquiry_id', '=', enquiryId).orderBy(sql`rowid`).execute();

export const findEmailFile = (db: DbOrTransaction, id: string): Promise<EmailFileRow | undefined> =>
  db.selectFrom('email_files').selectAll().where('id', '=', id).executeTakeFirst();

type MemberDraft = { enquiryId: string; memberId: string };

const matchDraft = ({ enquiryId, memberId }: MemberDraft) =>
  sql<boolean>`enquiry_id = ${enquiryId} and member_id = ${memberId} and email_id is null`;

/** Lists the files of a member’s unsent reply. */
export const listDraftFiles = (db: DbOrTransaction, draft: MemberDraft): Promise<EmailFileRow[]> =>
  db.selectFrom('email_files').selectAll().where(matchDraft(draft)).orderBy(sql`rowid`).execute();

/** Adds the files of a member’s unsent reply to the email. */
export async function attachDraftFiles(
  db: DbOrTransaction,
  draft: MemberDraft,
  emailId: string,
): Promise<void> {
  await db.updateTable('email_files').set({ email_id: emailId }).where(matchDraft(draft)).execute();
}

export async function deleteEmailFile(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('email_files').where('id', '=', id).execute();
  await requestPurge(db);
}
