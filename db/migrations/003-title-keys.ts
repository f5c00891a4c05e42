import type { Kysely } from 'kysely';
import { foldTitle } from '../items';

type Titled = Record<'projects' | 'articles', { id: string; title: string; title_key: string }>;

/** Adds folded titles for the admin’s search, because SQLite’s `lower` and `like` only know Latin letters. */
export async function up(db: Kysely<Titled>): Promise<void> {
  for (const table of ['projects', 'articles'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('title_key', 'text', column => column.notNull().defaultTo(''))
      .execute();
    for (const { id, title } of await db.selectFrom(table).select(['id', 'title']).execute()) {
      await db
        .updateTable(table)
        .set({ title_key: foldTitle(title) })
        .where('id', '=', id)
        .execute();
    }
  }
}
