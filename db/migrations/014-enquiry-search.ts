import type { Kysely } from 'kysely';
import { toEnquirySearchKey } from '../staff-search';

type Row = { id: string; reference: string; full_name: string; company_name: string; email: string };
type Enquiries = { enquiries: Row & { description: string; search_key: string } };

/** Adds the key that the admin’s search of requests matches. */
export async function up(db: Kysely<Enquiries>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('search_key', 'text', column => column.notNull().defaultTo(''))
    .execute();
  for (const row of await db.selectFrom('enquiries').selectAll().execute())
    await db
      .updateTable('enquiries')
      .set({ search_key: toEnquirySearchKey(row) })
      .where('id', '=', row.id)
      .execute();
}
