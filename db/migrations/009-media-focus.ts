import type { Kysely } from 'kysely';

/** What stays in sight when a picture is cropped (`domain/focus.ts`); of those stored before, the middle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['focus_x', 'focus_y'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'integer', column => column.notNull().defaultTo(50))
      .execute();
}
