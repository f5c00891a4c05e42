import { sql } from 'kysely';
import type { DbOrTransaction } from './connection';
import { createId } from './items';

const lower = (email: string) => sql<string>`lower(${email})`;

const findPersonId = async (db: DbOrTransaction, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('person_emails')
      .select('person_id')
      .where('email', '=', lower(email))
      .executeTakeFirst()
  )?.person_id;

/** Lists the addresses of a person in lower case, without the given one. */
export async function listOtherEmails(db: DbOrTransaction, email: string): Promise<string[]> {
  const personId = await findPersonId(db, email);
  if (!personId) return [];
  const rows = await db
    .selectFrom('person_emails')
    .select('email')
    .where('person_id', '=', personId)
    .where('email', '!=', lower(email))
    .orderBy('email')
    .execute();
  return rows.map(row => row.email);
}

/** Makes the persons of two addresses, with all of their addresses, one person. */
export async function mergePeople(db: DbOrTransaction, email: string, otherEmail: string): Promise<void> {
  const id = (await findPersonId(db, email)) ?? createId();
  const otherId = await findPersonId(db, otherEmail);
  if (otherId)
    await db.updateTable('person_emails').set({ person_id: id }).where('person_id', '=', otherId).execute();
  await db
    .insertInto('person_emails')
    .values([email, otherEmail].map(address => ({ email: lower(address), person_id: id })))
    .onConflict(conflict => conflict.column('email').doNothing())
    .execute();
}

/** Makes an address a person of its own. */
export async function separatePerson(db: DbOrTransaction, email: string): Promise<void> {
  await db.deleteFrom('person_emails').where('email', '=', lower(email)).execute();
}
