import type { KindName } from '../domain/kinds';
import { getShownTitle } from '../domain/plain-text';
import type { Values } from '../domain/publishing/merge';
import { SHAPE_VERSION, toCurrentShape } from '../domain/rest/shape';
import type { DbOrTransaction } from './connection';
import type { ActorRef } from './drafts';
import { createId } from './items';
import { countRows } from './queries';

export type Version = {
  id: string;
  itemId: string;
  title: string;
  /** The public revision; undefined for a draft’s version. */
  revision: number | undefined;
  note: string;
  createdAt: string;
  by: ActorRef;
};

const VERSION_COLUMNS = [
  'id',
  'item_id',
  'title',
  'revision',
  'note',
  'created_at',
  'member_id',
  'member_name',
] as const;

/** @returns the version’s id. */
export async function insertVersion(
  db: DbOrTransaction,
  version: Pick<Version, 'itemId' | 'note' | 'by'> &
    Partial<Pick<Version, 'revision'>> & {
      kind: KindName;
      values: Values;
      now: Date;
    },
): Promise<string> {
  const id = createId();
  const { values, by } = version;
  await db
    .insertInto('versions')
    .values({
      id,
      item_id: version.itemId,
      kind: version.kind,
      title: getShownTitle(values),
      published: version.revision === undefined ? 0 : 1,
      revision: version.revision ?? null,
      note: version.note,
      created_at: version.now.toISOString(),
      member_id: by.id,
      member_name: by.name,
      values_json: JSON.stringify(values),
      shape: SHAPE_VERSION,
    })
    .execute();
  return id;
}

/** Lists the latest versions first. `total` ignores the range. */
export async function listVersions(
  db: DbOrTransaction,
  itemId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: Version[]; total: number }> {
  const versions = db.selectFrom('versions').where('item_id', '=', itemId);
  const rows = await versions
    .select(VERSION_COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const items = rows.map(row => ({
    id: row.id,
    itemId: row.item_id,
    title: row.title,
    revision: row.revision ?? undefined,
    note: row.note,
    createdAt: row.created_at,
    by: { id: row.member_id, name: row.member_name },
  }));
  return { items, total: await countRows(versions) };
}

/** Converts older values to the current shape. */
export async function findVersionValues(
  db: DbOrTransaction,
  id: string,
): Promise<{ itemId: string; kind: KindName; values: Values } | undefined> {
  const row = await db
    .selectFrom('versions')
    .select(['item_id', 'kind', 'shape', 'values_json'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, shape } = row;
  return { itemId: row.item_id, kind, values: toCurrentShape(kind, JSON.parse(row.values_json), shape) };
}

/** @returns the deleted ids. */
export async function deleteItemVersions(db: DbOrTransaction, itemId: string): Promise<string[]> {
  const rows = await db.deleteFrom('versions').where('item_id', '=', itemId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes older checkpoints, but no public or named versions. Returns the deleted ids. */
export async function deleteCheckpoints(db: DbOrTransaction, cutoff: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('versions')
    .where('published', '=', 0)
    .where('created_at', '<', cutoff.toISOString())
    .where('note', '=', '')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @param now the latest time to consider. Later times were set while the clock was ahead. */
export async function findLatestVersionTime(
  db: DbOrTransaction,
  itemId: string,
  now?: Date,
): Promise<string | undefined> {
  let query = db
    .selectFrom('versions')
    .select(({ fn }) => fn.max<string | null>('created_at').as('latest'))
    .where('item_id', '=', itemId);
  if (now) query = query.where('created_at', '<=', now.toISOString());
  const { latest } = await query.executeTakeFirstOrThrow();
  return latest ?? undefined;
}
