import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import type { KindName } from '../domain/kinds';
import { type ListedState, STATES, type State } from '../domain/publishing/state';
import type { STAFF_SORTS } from '../domain/staff-list';
import type { DbOrTransaction } from './connection';
import { listDraftCards } from './drafts';
import { foldTitle } from './items';
import { listItemPlans } from './plans';
import type { Summary } from './summaries';

/** A query of a staff list. `q` searches titles, ignoring case. */
export type StaffListQuery = {
  q: string;
  state?: ListedState | undefined;
  /** A facet of public items. */
  filter?: string | undefined;
  sort: (typeof STAFF_SORTS)[number];
  offset: number;
  limit: number;
  /** Only this member’s drafts, besides public items; undefined for all drafts. */
  owner?: string | undefined;
};

/** Sort orders; each has an index. */
const ORDER = {
  newest: { columns: ['created_at'], direction: 'desc' },
  oldest: { columns: ['created_at'], direction: 'asc' },
  changed: { columns: ['changed_at'], direction: 'desc' },
  title: { columns: ['title_key'], direction: 'asc' },
  state: { columns: ['state', 'created_at'], direction: 'asc' },
  author: { columns: ['changed_by', 'created_at'], direction: 'asc' },
} as const;

/** An item in a staff list. Times are ISO 8601. */
export type StaffItem = {
  _id: string;
  title: string;
  state: State;
  /** The scheduled publication. */
  dueAt: string | undefined;
  changedAt: string;
  /** Name of the last editor; empty if unknown. */
  changedBy: string;
  /** Whether its author requested publication. */
  asked: boolean;
  /** Whether the requesting member can edit it: authors can edit their own drafts only (rule 59). */
  writable: boolean;
  /** Undefined for an item that isn’t public. */
  slug: string | undefined;
  /** Whether it came with the software and is unchanged. */
  example: boolean;
};

/** Matches titles that contain the text, ignoring case. */
const matchTitle = (q: string) => sql<boolean>`instr(title_key, ${foldTitle(q)}) > 0`;

/** Filters items by an index. */
function filterItems(db: DbOrTransaction, kind: KindName, { q, state, owner, filter }: StaffListQuery) {
  let found = db.selectFrom('staff_items').where('staff_items.kind', '=', kind);
  if (q.trim()) found = found.where(matchTitle(q));
  if (state) found = found.where('state', '=', STATES.indexOf(state));
  if (owner !== undefined)
    found = found.where(({ or, eb }) => or([eb('live', '=', 1), eb('owner_id', '=', owner)]));
  if (filter) {
    const members = db.selectFrom('list_items').select('item_id');
    found = found.where('id', 'in', members.where('kind', '=', kind).where('list', '=', foldCase(filter)));
  }
  return found;
}

/** Returns a page of a staff list, with the total. */
export async function findStaffItems(
  db: DbOrTransaction,
  kind: KindName,
  query: StaffListQuery,
): Promise<{ items: StaffItem[]; total: number }> {
  const found = filterItems(db, kind, query);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { columns, direction } = ORDER[query.sort];
  // Selects only ids, so that skipped rows are read from the index.
  const page = await [...columns, 'id' as const]
    .reduce((ordered, column) => ordered.orderBy(column, direction), found)
    .select('id')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  const ids = page.map(({ id }) => id);
  const rows = indexById(
    await db
      .selectFrom('staff_items')
      .leftJoin('examples', 'examples.item_id', 'staff_items.id')
      .select(['id', 'state', 'changed_at', 'changed_by', 'examples.item_id as example'])
      .where('staff_items.kind', '=', kind)
      .where('id', 'in', ids)
      .execute(),
  );
  const live = indexById(
    await db
      .selectFrom('items')
      .select(['id', 'slug', 'title', 'revision'])
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute(),
  );
  const drafts = indexById(await listDraftCards(db, ids));
  const plans = (await listItemPlans(db, ids)).filter(({ action }) => action === 'publish');
  const items = ids.flatMap((id): StaffItem[] => {
    const row = rows.get(id);
    if (!row) return [];
    const draft = drafts.get(id);
    const listedState = STATES[row.state] ?? 'live';
    const state = listedState === 'scheduled' && live.has(id) ? 'liveScheduled' : listedState;
    return [
      {
        _id: id,
        title: draft?.title || live.get(id)?.title || '',
        state,
        dueAt: listedState === 'scheduled' ? plans.find(plan => plan.item_id === id)?.at : undefined,
        changedAt: row.changed_at,
        changedBy: row.changed_by,
        asked: draft?.askedAt != null,
        writable: query.owner === undefined || (!live.has(id) && draft?.ownerId === query.owner),
        slug: live.get(id)?.slug,
        example: row.example !== null && live.get(id)?.revision === 1 && !draft,
      },
    ];
  });
  return { items, total };
}

const indexById = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]));

/** Additional data of a card. */
type Cover = { preview: { src: string; pixel: string }; about: string };

/** Reads covers of these items from their drafts, or else their public versions. */
async function readCovers(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, Cover>> {
  const rows = await db
    .selectFrom('items')
    .select(['id', sql<string>`card -> '$.summary'`.as('summary')])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'summary_json as summary'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    [...rows, ...drafts].map(({ id, summary }) => {
      const { src, pixel, about } = JSON.parse(summary) as Summary;
      return [id, { preview: { src, pixel }, about }];
    }),
  );
}

/** Lists items with their covers, public or not. */
export async function findStaffCards(
  db: DbOrTransaction,
  kind: KindName,
  query: StaffListQuery,
): Promise<{ items: (StaffItem & Cover)[]; total: number }> {
  const { items, total } = await findStaffItems(db, kind, query);
  const covers = await readCovers(
    db,
    kind,
    items.map(({ _id }) => _id),
  );
  const none: Cover = { preview: { src: '', pixel: '' }, about: '' };
  return { total, items: items.map(item => ({ ...item, ...(covers.get(item._id) ?? none) })) };
}
