import type { DbOrTransaction } from './connection';

/** Setting that stores when the demo content was added. */
export const SEEDED_AT_SETTING = 'seeded_at';

export async function readSetting(db: DbOrTransaction, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: DbOrTransaction, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
