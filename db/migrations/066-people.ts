import { type Kysely, sql } from 'kysely';

/**
 * Adds the email addresses that staff merged into one person. An address without a row belongs to a separate person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_emails')
    // In lower case.
    .addColumn('email', 'text', column => column.primaryKey())
    .addColumn('person_id', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('person_emails_by_person')
    .on('person_emails')
    .columns(['person_id', 'email'])
    .execute();
  // Deletes an email address with its last request.
  await sql`create trigger enquiries_forget_email after delete on enquiries
    when not exists (select 1 from enquiries where lower(email) = lower(old.email))
    begin delete from person_emails where email = lower(old.email); end`.execute(db);
}
