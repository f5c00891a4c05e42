import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import type { DbOrTransaction } from './connection';

/** Counts public cases, and drafts of cases that aren't public, by domain. */
export async function countDomains(db: DbOrTransaction): Promise<{ label: string; count: number }[]> {
  const { rows } = await sql<{ label: string; count: number }>`
    select domain as label, count(*) as count from (
      select document ->> '$.domain' as domain from items where kind = 'case'
      union all
      select values_json ->> '$.domain' from drafts where kind = 'case'
        and not exists (select 1 from items where items.kind = 'case' and items.id = drafts.id)
    ) where domain != '' group by domain`.execute(db);
  return rows;
}

/** Lists public cases whose domain contains the text, ignoring case. */
export async function listCaseIdsByDomainText(db: DbOrTransaction, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('list_items')
    .select('item_id')
    .where('kind', '=', 'case')
    .where(sql<boolean>`instr(list, ${foldCase(text)}) > 0`)
    .execute();
  return rows.map(({ item_id }) => item_id);
}

export const listCaseDrafts = (db: DbOrTransaction): Promise<{ id: string; domain: string | null }[]> =>
  db
    .selectFrom('drafts')
    .select('id')
    .select(sql<string | null>`values_json ->> '$.domain'`.as('domain'))
    .where('kind', '=', 'case')
    .execute();

/** Renames the domains of cases in the trash. Returns the ids of the changed cases. */
export async function changeTrashedDomains(
  db: DbOrTransaction,
  renameDomain: (id: string, domain: string) => string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['item_id as id', 'content_json as content'])
    .where('kind', '=', 'case')
    .execute();
  const changedIds: string[] = [];
  for (const { id, content } of rows) {
    const { live, draft } = JSON.parse(content);
    for (const values of [live?.input, draft?.values])
      if (values?.domain) values.domain = renameDomain(id, values.domain);
    const newContent = JSON.stringify({ ...(live && { live }), ...(draft && { draft }) });
    if (newContent === content) continue;
    await db.updateTable('trash').set({ content_json: newContent }).where('item_id', '=', id).execute();
    changedIds.push(id);
  }
  return changedIds;
}
