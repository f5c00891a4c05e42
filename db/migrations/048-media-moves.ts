import { type Kysely, sql } from 'kysely';

/**
 * Adds a queue of images to move between their public URL and the private folder (docs/decisions/media-library.md).
 * Triggers record every relevant change, so that no writer can miss one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_moves')
    .addColumn('media_id', 'text', column => column.primaryKey().notNull())
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', column => column.notNull().defaultTo(''))
    .execute();
  const note = (id: string) =>
    sql.raw(`begin
    delete from media_moves where media_id = ${id};
    insert into media_moves (media_id) values (${id}); end`);
  await sql`create trigger media_shown after insert on media_uses
    when new.holder like 'live:%' ${note('new.media_id')}`.execute(db);
  await sql`create trigger media_unshown after delete on media_uses
    when old.holder like 'live:%' ${note('old.media_id')}`.execute(db);
  await sql`create trigger media_listing after update of kept, hidden_at on media
    when old.kept is not new.kept or old.hidden_at is not new.hidden_at ${note('new.id')}`.execute(db);
  await sql`create trigger media_gone after delete on media begin
    delete from media_moves where media_id = old.id; end`.execute(db);

  await sql`insert into media_moves (media_id) select id from media
    where not (kept = 1 and hidden_at is null) and not exists (
      select 1 from media_uses where media_id = media.id and holder like 'live:%')`.execute(db);
  // External photos reveal their viewers to another site.
  await sql`update members set photo = '' where photo != '' and photo not in (select url from media)`.execute(
    db,
  );
}
