import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { toEmailKey } from './members';
import { listOtherEmails } from './people';
import type { EnquiryRow } from './schema';

/**
 * Lists requests from all of a person’s email addresses, oldest first. Compares the addresses in code, because
 * SQLite’s `lower` supports only ASCII.
 */
export async function listEnquiriesByEmail(db: DbOrTransaction, email: string): Promise<EnquiryRow[]> {
  const senders = await db.selectFrom('enquiries').select(['id', 'email']).execute();
  const emails = new Set([email, ...(await listOtherEmails(db, email))].map(toEmailKey));
  const ids = senders.filter(row => emails.has(toEmailKey(row.email))).map(({ id }) => id);
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy(sql`rowid`)
    .execute();
  return rows.map(({ search_key: _, ...row }) => row);
}

/** Includes expired sessions, and omits tokens. */
export const listMemberSessions = (db: DbOrTransaction, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .execute();
