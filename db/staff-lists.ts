import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import type { KindName } from '../domain/kinds';
import { type ListedState, STATES, type State } from '../domain/publishing/state';
import type { STAFF_SORTS } from '../domain/staff-list';
import type { DbOrTransaction } from './connection';
import { draftCards } from './drafts';
import { foldTitle } from './items';
import { plansOf } from './plans';
import type { Summary } from './summaries';

/** What a list of the staff area is asked for. `q` is looked for in titles, whatever the case of letters. */
export type StaffListQuery = {
  q: string;
  state?: ListedState | undefined;
  /** A facet of what is public. */
  filter?: string | undefined;
  sort: (typeof STAFF_SORTS)[number];
  offset: number;
  limit: number;
  /** Whose drafts are among them, who may write no others; undefined for everybody's. What is public is always. */
  owner?: string | undefined;
};

/** Each is the order of an index. */
const ORDER = {
  newest: { columns: ['created_at'], direction: 'desc' },
  oldest: { columns: ['created_at'], direction: 'asc' },
  changed: { columns: ['changed_at'], direction: 'desc' },
  title: { columns: ['title_key'], direction: 'asc' },
  state: { columns: ['state', 'created_at'], direction: 'asc' },
  author: { columns: ['changed_by', 'created_at'], direction: 'asc' },
} as const;

/** What every list of the staff area tells of an item. Times are ISO 8601. */
export type StaffItem = {
  _id: string;
  title: string;
  state: State;
  /** When it is to be published, where it is scheduled. */
  dueAt: string | undefined;
  changedAt: string;
  /** The name of who changed it last; empty where nobody noted it. */
  changedBy: string;
  /** Whether its author asked for publication. */
  asked: boolean;
  /** Whether who asks may write it: an author has their own drafts only (rule 59). */
  writable: boolean;
  /** Undefined for what the site does not show. */
  slug: string | undefined;
  /** It came with the software, and nobody changed it. */
  example: boolean;
};

/** Whether a title holds the text, in capital letters or small ones. */
const titleHolds = (q: string) => sql<boolean>`instr(title_key, ${foldTitle(q)}) > 0`;

/** The items asked for, found in an index. */
function listed(db: DbOrTransaction, kind: KindName, { q, state, owner, filter }: StaffListQuery) {
  let found = db.selectFrom('staff_items').where('staff_items.kind', '=', kind);
  if (q.trim()) found = found.where(titleHolds(q));
  if (state) found = found.where('state', '=', STATES.indexOf(state));
  if (owner !== undefined)
    found = found.where(({ or, eb }) => or([eb('live', '=', 1), eb('owner_id', '=', owner)]));
  if (filter) {
    const members = db.selectFrom('list_items').select('item_id');
    found = found.where('id', 'in', members.where('kind', '=', kind).where('list', '=', foldCase(filter)));
  }
  return found;
}

/** A page of a list, and how long the list is. */
export async function staffItems(
  db: DbOrTransaction,
  kind: KindName,
  query: StaffListQuery,
): Promise<{ items: StaffItem[]; total: number }> {
  const found = listed(db, kind, query);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { columns, direction } = ORDER[query.sort];
  // Alone: places that are passed by on the way to a far page are read from the index.
  const page = await [...columns, 'id' as const]
    .reduce((ordered, column) => ordered.orderBy(column, direction), found)
    .select('id')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  const ids = page.map(({ id }) => id);
  const rows = byId(
    await db
      .selectFrom('staff_items')
      .leftJoin('examples', 'examples.item_id', 'staff_items.id')
      .select(['id', 'state', 'changed_at', 'changed_by', 'examples.item_id as example'])
      .where('staff_items.kind', '=', kind)
      .where('id', 'in', ids)
      .execute(),
  );
  const live = byId(
    await db
      .selectFrom('items')
      .select(['id', 'slug', 'title', 'revision'])
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute(),
  );
  const drafts = byId(await draftCards(db, ids));
  const plans = (await plansOf(db, ids)).filter(({ action }) => action === 'publish');
  const items = ids.flatMap((id): StaffItem[] => {
    const row = rows.get(id);
    if (!row) return [];
    const draft = drafts.get(id);
    const listed = STATES[row.state] ?? 'live';
    const state = listed === 'scheduled' && live.has(id) ? 'liveScheduled' : listed;
    return [
      {
        _id: id,
        title: draft?.title || live.get(id)?.title || '',
        state,
        dueAt: listed === 'scheduled' ? plans.find(plan => plan.item_id === id)?.at : undefined,
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

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]));

/** What a card shows besides. */
type Cover = { preview: { src: string; pixel: string }; about: string };

/** What cards of these items show: as it is in their drafts, else as it is public. */
async function coversOf(
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

/** Items for staff, public or not, with what their cards show. */
export async function staffCards(
  db: DbOrTransaction,
  kind: KindName,
  query: StaffListQuery,
): Promise<{ items: (StaffItem & Cover)[]; total: number }> {
  const { items, total } = await staffItems(db, kind, query);
  const covers = await coversOf(
    db,
    kind,
    items.map(({ _id }) => _id),
  );
  const none: Cover = { preview: { src: '', pixel: '' }, about: '' };
  return { total, items: items.map(item => ({ ...item, ...(covers.get(item._id) ?? none) })) };
}
