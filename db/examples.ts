import type { KindName } from '../domain/kinds';
import type { DbOrTransaction } from './connection';

export type Example = { id: string; kind: KindName };

/** Notes that an item came with the software. */
export async function markExample(db: DbOrTransaction, kind: KindName, id: string): Promise<void> {
  await db
    .insertInto('examples')
    .values({ item_id: id, kind })
    .onConflict(conflict => conflict.column('item_id').doNothing())
    .execute();
}

/**
 * Examples that are as they came: public, and never changed. What somebody wrote in, published or not, is theirs.
 */
export async function examplesLeft(db: DbOrTransaction): Promise<Example[]> {
  return db
    .selectFrom('examples')
    .leftJoin('cases', 'cases.id', 'examples.item_id')
    .leftJoin('articles', 'articles.id', 'examples.item_id')
    .select(['examples.item_id as id', 'examples.kind'])
    .where(({ eb, or }) => or([eb('cases.revision', '=', 1), eb('articles.revision', '=', 1)]))
    .where('examples.item_id', 'not in', db.selectFrom('drafts').select('id'))
    .execute();
}
