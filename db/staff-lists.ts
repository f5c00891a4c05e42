import { sql } from 'kysely';
import { foldCase } from '../domain/filters';
import { type KindName, kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import { READ_COUNT_DAYS } from '../domain/limits';
import { ITEM_STATES, type ItemState, type ListedState, type STAFF_SORTS } from '../domain/publishing/state';
import { isRecord } from '../domain/record';
import { parseTerms } from '../domain/search/words';
import type { DbOrTransaction } from './connection';
import { listDraftCards } from './drafts';
import { foldTitle } from './items';
import { listItemSchedules } from './schedules';

/** A query for a list in the admin. `q` searches titles and texts, ignoring case. */
export type StaffListQuery = {
  q: string;
  state?: ListedState | undefined;
  /** Facet that only public items can match. */
  filter?: string | undefined;
  author?: string | undefined;
  sort: (typeof STAFF_SORTS)[number];
  offset: number;
  limit: number;
  /** Member to whose drafts the list is limited. Public items are always included. */
  owner?: string | undefined;
};

/** Each sort order has an index. */
const SORT_ORDERS = {
  newest: { columns: ['created_at'], direction: 'desc' },
  oldest: { columns: ['created_at'], direction: 'asc' },
  changed: { columns: ['changed_at'], direction: 'desc' },
  title: { columns: ['title_key'], direction: 'asc' },
  state: { columns: ['state', 'created_at'], direction: 'asc' },
  author: { columns: ['changed_by', 'created_at'], direction: 'asc' },
} as const;

/** An item in the admin’s lists. Times are ISO 8601. */
export type StaffItem = {
  _id: string;
  title: string;
  state: ItemState;
  /** Time of the scheduled publication. */
  dueAt: string | undefined;
  changedAt: string;
  /** Name of the last editor; empty if unknown. */
  changedBy: string;
  /** Whether the author requested publication. */
  asked: boolean;
  /** Whether the current member can edit the item. Authors can edit only their own drafts (rule 59). */
  writable: boolean;
  /** Undefined for an item that isn’t public. */
  slug: string | undefined;
  /** Whether the item is an unchanged example. */
  example: boolean;
  /** Page views of the last `READ_COUNT_DAYS`; undefined for an item that isn’t public. */
  reads: number | undefined;
} & ItemPreview;

/** Fields that identify an item at a glance, from its draft if it has one. */
type ItemPreview = {
  /** Image URL; empty without an image. */
  cover: string;
  /** The slug chosen in the draft; empty without one. */
  address: string;
  /** An article’s tags or a case’s domain. */
  facets: string[];
  author: { name: string; portrait: string } | undefined;
  /** A case's client; empty for other kinds. */
  client: string;
  /** A case's description; empty for other kinds. */
  summary: string;
};

const matchTitle = (q: string) => sql<boolean>`instr(title_key, ${foldTitle(q)}) > 0`;

/** Shorter words match too many texts and are ignored. */
const WORD_MIN = 3;
/** Number of latest drafts to search, because drafts have no index. */
const DRAFTS_SEARCHED = 50;

const parseWords = (q: string) => parseTerms(q).filter(({ length }) => length >= WORD_MIN);

/** Scans the JSON of drafts, so call this only once per request. */
async function findDraftsByText(db: DbOrTransaction, kind: KindName, q: string): Promise<string[]> {
  if (parseWords(q).length === 0) return [];
  const text = q.trim().toLowerCase();
  // Parses a draft only if its raw JSON contains the query.
  const { rows } = await sql<{
    id: string;
  }>`select id from (select id, values_json from drafts where kind = ${kind}
    order by updated_at desc limit ${DRAFTS_SEARCHED}) as latest
    where instr(lower(values_json), ${JSON.stringify(text).slice(1, -1)}) > 0
      and exists (select 1 from json_tree(iif(json_valid(values_json), values_json, null)) where type = 'text' and instr(lower(atom), ${text}) > 0)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Matches public items that contain all words. */
function matchTexts(kind: KindName, q: string) {
  const words = parseWords(q);
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`staff_items.id in (select key from search_documents where kind = ${kind} and id in (
    select rowid from search_index where search_index match ${words.map(word => `"${word}" *`).join(' AND ')}))`;
}

/** Compares the listed author: a draft’s, or else a public item’s. */
const matchAuthor = (kind: KindName, author: string) => sql<boolean>`staff_items.id in (
  select id from drafts where kind = ${kind}
    and iif(json_valid(values_json), values_json, null) ->> '$.author.name' = ${author}
  union all
  select id from items where kind = ${kind} and card ->> '$.author.name' = ${author}
    and id not in (select id from drafts where kind = ${kind}))`;

/** Lists the names of authors of public items. */
export async function listAuthors(db: DbOrTransaction, kind: KindName): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .select(sql<string | null>`card ->> '$.author.name'`.as('name'))
    .distinct()
    .where('kind', '=', kind)
    .orderBy('name')
    .execute();
  return rows.flatMap(({ name }) => name || []);
}

/** @param draftIds drafts that contain the query. */
function filterItems(
  db: DbOrTransaction,
  kind: KindName,
  { q, state, owner, filter, author }: StaffListQuery,
  draftIds: readonly string[],
) {
  let filteredItems = db.selectFrom('staff_items').where('staff_items.kind', '=', kind);
  if (q.trim())
    filteredItems = filteredItems.where(({ or, eb }) =>
      or([matchTitle(q), matchTexts(kind, q), eb('staff_items.id', 'in', draftIds)]),
    );
  if (state) filteredItems = filteredItems.where('state', '=', ITEM_STATES.indexOf(state));
  if (owner !== undefined)
    filteredItems = filteredItems.where(({ or, eb }) => or([eb('live', '=', 1), eb('owner_id', '=', owner)]));
  if (author) filteredItems = filteredItems.where(matchAuthor(kind, author));
  if (filter) {
    const itemsWithFacet = db.selectFrom('list_items').select('item_id');
    filteredItems = filteredItems.where(
      'id',
      'in',
      itemsWithFacet.where('kind', '=', kind).where('list', '=', foldCase(filter)),
    );
  }
  return filteredItems;
}

/** Finds matching items. `states` counts items by state, regardless of the state filter. */
export async function findStaffItems(
  db: DbOrTransaction,
  kind: KindName,
  query: StaffListQuery,
): Promise<{ items: StaffItem[]; total: number; states: Partial<Record<ListedState, number>> }> {
  const draftIds = await findDraftsByText(db, kind, query.q);
  const filteredItems = filterItems(db, kind, query, draftIds);
  const stateCounts = await filterItems(db, kind, { ...query, state: undefined }, draftIds)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const states: Partial<Record<ListedState, number>> = Object.fromEntries(
    stateCounts.map(({ state, count }) => [ITEM_STATES[state], count]),
  );
  const total = query.state
    ? (states[query.state] ?? 0)
    : stateCounts.reduce((sum, { count }) => sum + count, 0);
  const { columns, direction } = SORT_ORDERS[query.sort];
  // Selects ids only, so that the offset skips index entries instead of rows.
  const page = await [...columns, 'id' as const]
    .reduce((query, column) => query.orderBy(column, direction), filteredItems)
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
  const liveItems = indexById(
    await db
      .selectFrom('items')
      .select(['id', 'slug', 'title', 'revision', 'facets'])
      .select([
        sql<string>`coalesce(nullif(cover, ''), card ->> '$.cover.src', '')`.as('cover'),
        sql<string | null>`card -> '$.author'`.as('author'),
        sql<unknown>`card ->> '$.client'`.as('client'),
        sql<unknown>`card ->> '$.description'`.as('summary'),
        sql<number>`(select coalesce(sum(count), 0) from daily_reads as read
          where read.kind = items.kind and item_id = items.id
            and day > date('now', ${`-${READ_COUNT_DAYS} days`}))`.as('reads'),
      ])
      .where('kind', '=', kind)
      .where('id', 'in', ids)
      .execute(),
  );
  const drafts = indexById(await listDraftCards(db, ids));
  const schedules = (await listItemSchedules(db, ids)).filter(({ action }) => action === 'publish');
  const draftPreviews = await readDraftPreviews(db, kind, ids);
  const items = ids.flatMap((id): StaffItem[] => {
    const row = rows.get(id);
    if (!row) return [];
    const draft = drafts.get(id);
    const listedState = ITEM_STATES[row.state] ?? 'live';
    const state = listedState === 'scheduled' && liveItems.has(id) ? 'liveScheduled' : listedState;
    return [
      {
        _id: id,
        title: draft?.title || liveItems.get(id)?.title || '',
        state,
        dueAt:
          listedState === 'scheduled' ? schedules.find(schedule => schedule.item_id === id)?.at : undefined,
        changedAt: row.changed_at,
        changedBy: row.changed_by,
        asked: draft?.askedAt != null,
        writable: query.owner === undefined || (!liveItems.has(id) && draft?.ownerId === query.owner),
        slug: liveItems.get(id)?.slug,
        example: row.example !== null && liveItems.get(id)?.revision === 1 && !draft,
        reads: liveItems.get(id)?.reads,
        ...(draftPreviews.get(id) ?? toPreview(liveItems.get(id))),
      },
    ];
  });
  return { items, total, states };
}

const indexById = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]));

type PreviewRow = {
  cover: unknown;
  address: unknown;
  facets: string | null;
  author: string | null;
  client: unknown;
  summary: unknown;
};

/** Tolerates wrong types, because drafts contain unchecked input. */
const toPreview = ({ facets = null, author = null, ...texts }: Partial<PreviewRow> = {}): ItemPreview => ({
  cover: toText(texts.cover),
  address: toText(texts.address),
  client: toText(texts.client),
  summary: toText(texts.summary),
  facets: [JSON.parse(facets ?? '[]')]
    .flat()
    // Public items store pairs of key and label.
    .map(facet => toText(Array.isArray(facet) ? facet[1] : facet))
    .filter(Boolean),
  author: toAuthor(JSON.parse(author ?? 'null')),
});

async function readDraftPreviews(
  db: DbOrTransaction,
  kind: KindName,
  ids: readonly string[],
): Promise<Map<string, ItemPreview>> {
  const field = (kinds[kind] as Kind).list?.facet;
  // SQLite rejects deeply nested JSON, which drafts from earlier versions may contain.
  const readableValues = sql`iif(json_valid(values_json), values_json, null)`;
  const drafts = await db
    .selectFrom('drafts')
    .select([
      'id',
      sql<unknown>`${readableValues} ->> '$.cover.src'`.as('cover'),
      sql<unknown>`${readableValues} ->> '$.address'`.as('address'),
      sql<string | null>`${readableValues} -> ${`$.${field}`}`.as('facets'),
      sql<string | null>`${readableValues} -> '$.author'`.as('author'),
      sql<unknown>`${readableValues} ->> '$.client'`.as('client'),
      sql<unknown>`${readableValues} ->> '$.description'`.as('summary'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(drafts.map(row => [row.id, toPreview(row)]));
}

const toText = (value: unknown): string =>
  typeof value === 'string' && value.length <= FACE_TEXT_MAX ? value : '';

/** Maximum length of a listed text. Longer texts are omitted. */
const FACE_TEXT_MAX = 2_000;

function toAuthor(value: unknown): ItemPreview['author'] {
  if (!isRecord(value) || !toText(value.name)) return undefined;
  const avatar = isRecord(value.avatar) ? value.avatar : {};
  return { name: toText(value.name), portrait: toText(value.portrait ?? avatar.src) };
}
