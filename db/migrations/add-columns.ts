import type { ColumnDataType, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates a migration that adds columns.
 * @param initial value of existing rows, and the default of new ones. Without it, the columns can be null.
 */
export const addColumns = (
  tables: readonly string[],
  columns: readonly string[],
  type: ColumnDataType,
  initial?: string | number,
): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of tables)
      for (const name of columns)
        await db.schema
          .alterTable(table)
          .addColumn(name, type, column =>
            initial === undefined ? column : column.notNull().defaultTo(initial),
          )
          .execute();
  },
});
