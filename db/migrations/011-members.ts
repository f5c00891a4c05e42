import { type Kysely, sql } from 'kysely';

/**
 * Adds roles, invitations, second factors and the activity log. Existing members become owners, as they could
 * do everything before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('members')
    .addColumn('role', 'text', column => column.notNull().defaultTo('owner'))
    .execute();
  for (const name of ['disabled_at', 'totp_secret'])
    await schema.alterTable('members').addColumn(name, 'text').execute();
  await schema.alterTable('members').addColumn('totp_step', 'integer').execute();
  await schema.alterTable('sessions').addColumn('seen_at', 'text').execute();

  await schema
    .createTable('member_links')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn('member_id', 'text', column => column.references('members.id').onDelete('cascade'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute();
  await schema.createIndex('member_links_by_member').on('member_links').column('member_id').execute();
  await schema
    .alterTable('outbox')
    .addColumn('link_id', 'text', column => column.references('member_links.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('outbox_by_link').on('outbox').column('link_id').execute();

  const ofMember = ['member_id', 'text'] as const;
  await schema
    .createTable('recovery_codes')
    .addColumn(...ofMember, column => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_codes_key', ['member_id', 'code_hash'])
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn(...ofMember, column => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('public_key', 'blob', column => column.notNull())
    .addColumn('counter', 'integer', column => column.notNull())
    .addColumn('transports_json', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('passkeys_by_member').on('passkeys').column('member_id').execute();
  await schema
    .createTable('challenges')
    .addColumn('id', 'text', column => column.primaryKey().notNull())
    .addColumn(...ofMember, column => column.notNull().references('members.id').onDelete('cascade'))
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute();

  await schema
    .createTable('activity')
    .addColumn('id', 'integer', column => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('member_id', 'text')
    .addColumn('member_name', 'text', column => column.notNull())
    .addColumn('action', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('subject_id', 'text', column => column.notNull())
    .addColumn('subject_title', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .execute();
  await schema.createIndex('activity_by_time').on('activity').column('at').execute();
  // Blocks updates of the log; only the retention job deletes entries.
  await sql`create trigger activity_stays before update on activity
    begin select raise(abort, 'the activity log is never changed'); end`.execute(db);
}
