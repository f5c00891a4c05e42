import type { Kysely } from 'kysely';

/** Adds visitors' emails from the mailbox, and the files of emails (docs/decisions/request-replies.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('received_emails')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('enquiry_id', 'text', column =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', column => column.notNull().unique())
    .addColumn('from_name', 'text', column => column.notNull())
    .addColumn('from_email', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('received_at', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('received_emails_by_enquiry')
    .on('received_emails')
    .columns(['enquiry_id', 'received_at'])
    .execute();
  await db.schema
    .createTable('email_files')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('enquiry_id', 'text', column =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('email_id', 'text')
    .addColumn('member_id', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('key', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('email_files_by_enquiry').on('email_files').column('enquiry_id').execute();
}
