import { type Kysely, sql } from 'kysely';

/** Adds the revision to public versions; existing ones are numbered by order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('revision', 'integer').execute();
  await sql`
    update versions set revision = numbered.number
    from (
      select id, row_number() over (partition by item_id order by created_at, id) as number
      from versions where published = 1
    ) as numbered
    where numbered.id = versions.id
  `.execute(db);
}
