import type { Kysely } from 'kysely';

/** Adds the quarantine of requests that look like spam, and extends the index of the counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('spam_at', 'text').execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('spam_reasons_json', 'text', column => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.dropIndex('enquiries_by_stage').execute();
  // Contains all columns of the counts, because long messages make reading the table slow.
  await db.schema
    .createIndex('enquiries_by_stage')
    .on('enquiries')
    .columns([
      'stage',
      'spam_at',
      'due_at',
      'owner_id',
      'seen_at',
      'value',
      'currency',
      'stage_since',
      'created_at',
      'id',
    ])
    .execute();
  await db.schema
    .createIndex('enquiries_in_spam')
    .on('enquiries')
    .column('spam_at')
    .where('spam_at', 'is not', null)
    .execute();
}
