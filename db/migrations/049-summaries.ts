import { type Kysely, sql } from 'kysely';
import { LISTED_TITLE_MAX } from '../../domain/limits';
import { isRecord } from '../../domain/record';
import { foldTitle } from '../items';
import { createTrashSummary } from '../summaries';

/**
 * Adds short summaries of drafts and deleted items for lists: reading the whole JSON was slow, and JSON
 * nested too deeply for SQLite broke the list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Summarised>;
  for (const table of ['drafts', 'trash'] as const)
    await db.schema
      .alterTable(table)
      .addColumn('summary_json', 'text', column => column.notNull().defaultTo('{}'))
      .execute();
  for (const { id } of await tables.selectFrom('drafts').select('id').execute()) {
    const { values_json } = await tables
      .selectFrom('drafts')
      .select('values_json')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const summary_json = JSON.stringify(summariseDraft(readRecord(values_json)));
    await tables.updateTable('drafts').set({ summary_json }).where('id', '=', id).execute();
  }
  for (const { item_id } of await tables.selectFrom('trash').select('item_id').execute()) {
    const { content_json } = await tables
      .selectFrom('trash')
      .select('content_json')
      .where('item_id', '=', item_id)
      .executeTakeFirstOrThrow();
    const summary_json = JSON.stringify(createTrashSummary(readRecord(content_json)));
    await tables.updateTable('trash').set({ summary_json }).where('item_id', '=', item_id).execute();
  }
  await shortenTitles(tables);
}

type Summarised = {
  drafts: { id: string; title: string; title_key: string; values_json: string; summary_json: string };
  trash: { item_id: string; title: string; content_json: string; summary_json: string };
  versions: { id: string; title: string };
};

/** Summarises a draft like db/summaries at the time. */
function summariseDraft(values: Record<string, unknown>) {
  const preview = isRecord(values.img_preview) ? values.img_preview : {};
  const text = (value: unknown, max: number): string =>
    typeof value === 'string' && value.length <= max ? value : '';
  return {
    address: text(values.address, 2_000),
    src: text(preview.src, 2_000),
    pixel: text(preview.src_pixel, 20_000),
    about: typeof values.aboutProject === 'string' ? values.aboutProject.slice(0, 300) : '',
  };
}

function readRecord(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Shortens titles for lists: drafts could have titles of a million letters. */
async function shortenTitles(db: Kysely<Summarised>): Promise<void> {
  const isLong = sql<boolean>`length(title) > ${sql.lit(LISTED_TITLE_MAX)}`;
  const short = sql<string>`substr(title, 1, ${sql.lit(LISTED_TITLE_MAX)})`;
  await db.updateTable('trash').set({ title: short }).where(isLong).execute();
  await db.updateTable('versions').set({ title: short }).where(isLong).execute();
  for (const { id, title } of await db
    .selectFrom('drafts')
    .select(['id', short.as('title')])
    .where(isLong)
    .execute())
    await db
      .updateTable('drafts')
      .set({ title, title_key: foldTitle(title) })
      .where('id', '=', id)
      .execute();
}
