import type { DbOrTransaction } from './connection';

/** When the demo content was stored. */
export const SEEDED_AT = 'seeded_at';

/** A single fact the database keeps about itself; undefined when it was never written. */
export async function readSetting(db: DbOrTransaction, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Writes a single fact over what it was. */
export async function writeSetting(db: DbOrTransaction, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
