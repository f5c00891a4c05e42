import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import { getShownTitle } from '../domain/plain-text';
import type { Values } from '../domain/publishing/merge';
import type { DbOrTransaction } from './connection';
import { foldTitle } from './items';
import { countRows } from './queries';
import type { DraftTable } from './schema';
import { createItemSummary } from './summaries';

/** The public state to restore when an unpublished item is published again. */
type UnpublishedState = { slug: string; oldSlugs: string[]; createdAt: string; revision: number };

/** A member. Includes the name, because the account may be deleted later. */
export type ActorRef = { id: string; name: string };

export type Draft = {
  id: string;
  kind: KindName;
  values: Values;
  revision: number;
  withdrawn: UnpublishedState | undefined;
  askedAt: string | null;
  ownerId: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: ActorRef;
};

const toDraft = (row: DraftTable): Draft => ({
  id: row.id,
  kind: row.kind,
  values: JSON.parse(row.values_json) as Values,
  revision: row.revision,
  withdrawn: row.withdrawn_json === null ? undefined : (JSON.parse(row.withdrawn_json) as UnpublishedState),
  askedAt: row.asked_at,
  ownerId: row.owner_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  updatedBy: { id: row.updated_by, name: row.updated_by_name },
});

export async function findDraft(db: DbOrTransaction, id: string): Promise<Draft | undefined> {
  const row = await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toDraft(row);
}

/** An item’s revisions without its content, to detect changes cheaply. */
export type RevisionState = {
  live: { revision: number } | undefined;
  draft: Pick<Draft, 'revision' | 'updatedAt' | 'ownerId'> | undefined;
};

export async function getRevisionState(
  db: DbOrTransaction,
  kind: KindName,
  id: string,
): Promise<RevisionState> {
  const liveItem = await db
    .selectFrom('items')
    .select('revision')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const draft = await db
    .selectFrom('drafts')
    .select(['revision', 'updated_at as updatedAt', 'owner_id as ownerId'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return { live: liveItem, draft };
}

/** @param valuesJson the draft’s values as JSON, if the caller has already serialised them. */
export async function upsertDraft(
  db: DbOrTransaction,
  draft: Draft,
  valuesJson = JSON.stringify(draft.values),
): Promise<void> {
  const title = getShownTitle(draft.values);
  const row: DraftTable = {
    id: draft.id,
    kind: draft.kind,
    title,
    title_key: foldTitle(title),
    values_json: valuesJson,
    summary_json: JSON.stringify(createItemSummary(draft.kind, draft.values)),
    revision: draft.revision,
    withdrawn_json: draft.withdrawn ? JSON.stringify(draft.withdrawn) : null,
    asked_at: draft.askedAt,
    owner_id: draft.ownerId,
    created_at: draft.createdAt,
    updated_at: draft.updatedAt,
    updated_by: draft.updatedBy.id,
    updated_by_name: draft.updatedBy.name,
  };
  const { id: _, ...changedColumns } = row;
  await db
    .insertInto('drafts')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet(changedColumns))
    .execute();
}

export async function deleteDraft(db: DbOrTransaction, id: string): Promise<void> {
  await db.deleteFrom('drafts').where('id', '=', id).execute();
}

/** Draft fields that lists show. */
export type DraftCard = Pick<Draft, 'id' | 'kind' | 'askedAt' | 'updatedAt' | 'updatedBy' | 'ownerId'> & {
  title: string;
  withdrawn: boolean;
};

const CARD_COLUMNS = [
  'id',
  'kind',
  'title',
  'withdrawn_json',
  'asked_at',
  'owner_id',
  'updated_at',
  'updated_by',
  'updated_by_name',
] as const;

const toCard = (row: Pick<DraftTable, (typeof CARD_COLUMNS)[number]>): DraftCard => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  withdrawn: row.withdrawn_json !== null,
  askedAt: row.asked_at,
  ownerId: row.owner_id,
  updatedAt: row.updated_at,
  updatedBy: { id: row.updated_by, name: row.updated_by_name },
});

/** @param owner limits the selection to this member’s drafts. */
function selectUnpublishedDrafts(db: DbOrTransaction, owner: string | undefined) {
  const query = db
    .selectFrom('drafts')
    .where(
      sql<boolean>`not exists (select 1 from items live where live.kind = drafts.kind and live.id = drafts.id)`,
    );
  return owner === undefined ? query : query.where('owner_id', '=', owner);
}

/** Lists drafts of items that aren’t public, most recently updated first. */
export async function listUnpublishedDrafts(
  db: DbOrTransaction,
  kind: KindName,
  range: { offset: number; limit: number; owner?: string | undefined },
): Promise<{ items: DraftCard[]; total: number }> {
  const query = selectUnpublishedDrafts(db, range.owner).where('kind', '=', kind);
  const rows = await query
    .select(CARD_COLUMNS)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .offset(range.offset)
    .limit(range.limit)
    .execute();
  return { items: rows.map(toCard), total: await countRows(query) };
}

/**
 * Lists drafts of items that aren’t public and have no scheduled publication. Drafts with a publication request come
 * first.
 */
export async function listUnscheduledDrafts(
  db: DbOrTransaction,
  { owner, limit }: { owner: string | undefined; limit: number },
): Promise<DraftCard[]> {
  const rows = await selectUnpublishedDrafts(db, owner)
    .where('id', 'not in', db.selectFrom('plans').select('item_id').where('action', '=', 'publish'))
    .select(CARD_COLUMNS)
    .orderBy(sql`asked_at is null`)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toCard);
}

/** Omits items without a draft. */
export async function listDraftCards(db: DbOrTransaction, ids: readonly string[]): Promise<DraftCard[]> {
  if (ids.length === 0) return [];
  return (await db.selectFrom('drafts').select(CARD_COLUMNS).where('id', 'in', ids).execute()).map(toCard);
}
