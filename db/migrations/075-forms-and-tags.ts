import { type Kysely, sql } from 'kysely';
import { up as upgradePages } from './054-section-kinds';

/** Turns request forms into their first variant, and adds the tags of cases to their cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await upgradePages(db);
  await sql`
    update items set card = json_set(card, '$.tags', json(coalesce(json_extract(document, '$.tags'), '[]')))
    where kind = 'case'`.execute(db);
}
