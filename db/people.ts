import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { createId } from './items';

const toLowerCase = (email: string) => sql<string>`lower(${email})`;

const findPersonId = async (db: DbOrTransaction, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('person_emails')
      .select('person_id')
      .where('email', '=', toLowerCase(email))
      .executeTakeFirst()
  )?.person_id;

/** Lists a person's other email addresses in lower case. */
export async function listOtherEmails(db: DbOrTransaction, email: string): Promise<string[]> {
  const personId = await findPersonId(db, email);
  if (!personId) return [];
  const rows = await db
    .selectFrom('person_emails')
    .select('email')
    .where('person_id', '=', personId)
    .where('email', '!=', toLowerCase(email))
    .orderBy('email')
    .execute();
  return rows.map(row => row.email);
}

/** Merges the people with these two email addresses, including all of their other addresses. */
export async function mergePeople(db: DbOrTransaction, email: string, otherEmail: string): Promise<void> {
  const id = (await findPersonId(db, email)) ?? createId();
  const otherId = await findPersonId(db, otherEmail);
  if (otherId)
    await db.updateTable('person_emails').set({ person_id: id }).where('person_id', '=', otherId).execute();
  await db
    .insertInto('person_emails')
    .values([email, otherEmail].map(address => ({ email: toLowerCase(address), person_id: id })))
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** Separates an email address from the person it was merged into. */
export async function separatePerson(db: DbOrTransaction, email: string): Promise<void> {
  await db.deleteFrom('person_emails').where('email', '=', toLowerCase(email)).execute();
}
