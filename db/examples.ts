import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';

export type Example = { id: string; kind: KindName };

export async function markExample(db: DbOrTransaction, kind: KindName, id: string): Promise<void> {
  await db
    .insertInto('examples')
    .values({ item_id: id, kind })
    .onConflict(conflict => conflict.column('item_id').doNothing())
    .execute();
}

/** Lists examples that have neither a draft nor a second revision, because either would be a change. */
export const listUntouchedExamples = (db: DbOrTransaction): Promise<Example[]> =>
  db
    .selectFrom('examples')
    .innerJoin('items', join =>
      join.onRef('items.kind', '=', 'examples.kind').onRef('items.id', '=', 'examples.item_id'),
    )
    .select(['examples.item_id as id', 'examples.kind'])
    .where('items.revision', '=', 1)
    .where('examples.item_id', 'not in', db.selectFrom('drafts').select('id'))
    .execute();

/** Lists unchanged examples in the trash. They have revision 2, which is the revision of a restored item. */
export const listTrashedExamples = (db: DbOrTransaction): Promise<Example[]> =>
  db
    .selectFrom('examples')
    .innerJoin('trash', 'trash.item_id', 'examples.item_id')
    .select(['examples.item_id as id', 'examples.kind'])
    .where(sql<boolean>`content_json ->> '$.live.past.revision' = 2 and content_json ->> '$.draft' is null`)
    .execute();
