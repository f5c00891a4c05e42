import type { DbOrTransaction } from './connection';
import type { EnquiryRow } from './schema';

const key = (email: string) => email.trim().toLowerCase();

/** The requests of a person, oldest first. SQLite knows no case beyond ASCII, so addresses are compared here. */
export async function requestsOf(db: DbOrTransaction, email: string): Promise<EnquiryRow[]> {
  const senders = await db.selectFrom('enquiries').select(['id', 'email']).execute();
  const ids = senders.filter(row => key(row.email) === key(email)).map(({ id }) => id);
  const rows: EnquiryRow[] = [];
  for (const id of ids) {
    const request = db.selectFrom('enquiries').selectAll().where('id', '=', id);
    const { search_key: _, ...row } = await request.executeTakeFirstOrThrow();
    rows.push(row);
  }
  return rows.sort((a, b) => a.created_at.localeCompare(b.created_at));
}

/** Open and expired sessions of a user, without what would open one. */
export const sessionsOf = (db: DbOrTransaction, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', userId)
    .execute();
