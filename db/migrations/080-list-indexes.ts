import type { Kysely } from 'kysely';

/** Puts what lists, counts and insights filter by into indexes, because long messages and notes are slow to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('enquiries_by_stage').execute();
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
      'departments_json',
    ])
    .execute();
  await db.schema
    .createIndex('enquiries_by_creation')
    .on('enquiries')
    .columns([
      'created_at',
      'spam_at',
      'added_by',
      'sent_from',
      'source',
      'campaign',
      'stage',
      'currency',
      'value',
      'id',
    ])
    .execute();
  await db.schema.dropIndex('bookings_by_end').execute();
  await db.schema
    .createIndex('bookings_by_end')
    .on('bookings')
    .columns(['ends_at', 'id', 'cancelled_at', 'person_key', 'enquiry_id'])
    .execute();
}
