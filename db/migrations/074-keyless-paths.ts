import { type Kysely, sql } from 'kysely';

/** Deletes the secret keys of booking links from stored paths. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from visits where page glob '/booking/*'`.execute(db);
  await sql`delete from unknown_addresses where path glob '/booking/*'`.execute(db);
  await sql`update enquiries set sent_from = '' where sent_from glob '/booking/*'`.execute(db);
}
