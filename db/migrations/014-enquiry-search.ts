import type { Kysely } from 'kysely';
import { enquiryWords } from '../staff-search';

type Row = { id: string; reference: string; full_name: string; company_name: string; email: string };
type Enquiries = { enquiries: Row & { description: string; search_key: string } };

/** What the staff area's search looks into; it goes with its enquiry. */
export async function up(db: Kysely<Enquiries>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('search_key', 'text', column => column.notNull().defaultTo(''))
    .execute();
  for (const row of await db.selectFrom('enquiries').selectAll().execute())
    await db
      .updateTable('enquiries')
      .set({ search_key: enquiryWords(row) })
      .where('id', '=', row.id)
      .execute();
}
