import type { Kysely } from 'kysely';

/** Mails to members about an item: to whom, and what they tell of. They go with their member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('member_id', 'text', column => column.references('members.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('outbox').addColumn('about_json', 'text').execute();
  await db.schema.createIndex('outbox_by_member').on('outbox').column('member_id').execute();
}
