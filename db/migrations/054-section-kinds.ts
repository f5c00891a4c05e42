import { type Kysely, sql } from 'kysely';
import { isRecord } from '../../domain/record';
import { upgradeKinds } from '../../domain/sections/upgrade-kinds';

/** Replaces sixty section kinds with 28 that have variants. Versions are converted when they are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rename(db, 'items', 'id', 'document', upgradeKinds);
  await rename(db, 'drafts', 'id', 'values_json', upgradeKinds);
  await rename(db, 'trash', 'item_id', 'content_json', content => {
    const { live, draft } = content as { live?: { input: object }; draft?: { values: object } };
    return {
      ...content,
      ...(live && { live: { ...live, input: upgradeKinds(live.input) } }),
      ...(draft && { draft: { ...draft, values: upgradeKinds(draft.values) } }),
    };
  });
}

/** Converts row by row, because a page can be large. Leaves invalid JSON unchanged. */
async function rename(
  db: Kysely<unknown>,
  table: string,
  id: string,
  column: string,
  change: (content: object) => object,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where kind = 'page'`.execute(db);
  for (const row of rows) {
    const is = sql`${sql.ref(id)} = ${row.id}`;
    const found = await sql<{ json: string }>`
      select ${sql.ref(column)} as json from ${sql.table(table)} where ${is}`.execute(db);
    const content = parse(found.rows[0]?.json ?? '');
    if (!content) continue;
    const json = JSON.stringify(change(content));
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${json} where ${is}`.execute(db);
  }
}

function parse(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
