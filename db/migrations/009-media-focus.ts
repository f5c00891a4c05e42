import type { Kysely } from 'kysely';

/** Adds the focus of images (`domain/focus.ts`); existing ones get the centre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['focus_x', 'focus_y'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'integer', column => column.notNull().defaultTo(50))
      .execute();
}
