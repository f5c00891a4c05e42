import type { Kysely } from 'kysely';

/** Adds emails to members about items; deleted with the member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('member_id', 'text', column => column.references('members.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('about_json', 'text').execute();
  await db.schema.createIndex('outbox_by_member').on('outbox').column('member_id').execute();
}
