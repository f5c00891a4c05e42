import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { toIsoDay } from '../../domain/date';

/**
 * Replaces the tables of each kind with one table of public items (docs/decisions/items.md).
 * Compares every row with its former one before the former tables are dropped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const former = db as Kysely<Former>;
  await createTables(db);
  for (const kind of KINDS) {
    await copyItems(former, kind);
    await copyOldSlugs(db, kind);
  }
  await dropFormer(db);
  await labelLists(db);
  await listTriggers(db);
  await staffTriggers(db);
  await sql`create trigger items_unsearched after delete on items begin
    delete from search_documents where kind = old.kind and key = old.id;
  end`.execute(db);
}

const KINDS = ['case', 'article', 'page'] as const;
type Kind = (typeof KINDS)[number];

/** Items per batch. */
const BATCH = 500;

type Row = { id: string; slug: string; title: string; title_key: string; detail_json: string } & {
  revision: number;
  created_at: string;
  updated_at: string;
};
type CaseRow = Row & {
  domain: string;
  domain_key: string;
  heading: string;
  description: string;
  client: string;
  location: string;
  solution: string;
  date: string;
  surface: string;
  layout: string;
  preview_src: string;
  preview_pixel: string;
  preview_alt: string;
  about: string;
};
type ArticleRow = Row & {
  excerpt: string;
  time_to_read: number;
  shown_date: string;
  image_src: string;
  image_alt: string;
  author_name: string;
  author_portrait: string;
  reads: number;
};
type Tag = { item_id: string; position: number; tag: string; tag_key: string };
type Item = {
  kind: Kind;
  id: string;
  slug: string;
  title: string;
  title_key: string;
  cover: string;
  facets: string;
  listed_at: string;
  created_at: string;
  updated_at: string;
  revision: number;
  reads: number;
  card: string;
  document: string;
};
type Former = {
  cases: CaseRow;
  articles: ArticleRow;
  pages: Row;
  case_tags: Tag;
  article_tags: Tag;
  items: Item;
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table items (
    kind text not null, id text not null, slug text not null, title text not null, title_key text not null,
    cover text not null, facets text not null, listed_at text not null, created_at text not null,
    updated_at text not null, revision integer not null, reads integer not null default 0, card text not null,
    document text not null, primary key (kind, id))`.execute(db);
  await sql`create unique index items_address on items (kind, slug)`.execute(db);
  await sql`create index items_created on items (kind, created_at, id)`.execute(db);
  await sql`create index items_changed on items (kind, updated_at)`.execute(db);
  await sql`create index items_popular on items (kind, reads desc, created_at desc, id desc)`.execute(db);
  await sql`create table old_slugs (
    kind text not null, slug text not null, item_id text not null, position integer not null,
    primary key (kind, slug),
    foreign key (kind, item_id) references items (kind, id) on delete cascade) without rowid`.execute(db);
  await sql`create index old_slugs_by_item on old_slugs (kind, item_id, position)`.execute(db);
}

/** Iterates over the ids of a former table in batches. */
async function* idsIn(db: Kysely<Former>, kind: Kind): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom(`${kind}s`)
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of rows) yield id;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? '';
  }
}

/** @throws Error when an item differs, or the counts do. */
async function copyItems(db: Kysely<Former>, kind: Kind): Promise<void> {
  for await (const id of idsIn(db, kind)) {
    const item = await READERS[kind](db, id);
    await db.insertInto('items').values(item).execute();
    const found = db.selectFrom('items').selectAll().where('kind', '=', kind).where('id', '=', id);
    if (
      !isDeepStrictEqual(parsed(await found.executeTakeFirstOrThrow()), parsed(await READERS[kind](db, id)))
    )
      throw new Error(`Migration check failed: the ${kind} ${id} would change. The database is unchanged.`);
  }
  const { rows } = await sql<{ total: number }>`select (select count(*) from items where kind = ${kind})
    - (select count(*) from ${sql.table(`${kind}s`)}) as total`.execute(db);
  if (rows[0]?.total !== 0)
    throw new Error(
      `Migration check failed: the number of ${kind}s would change. The database is unchanged.`,
    );
}

const parsed = (item: Item) => ({
  ...item,
  document: JSON.parse(item.document),
  card: JSON.parse(item.card),
});

/** Skips old slugs of deleted pages, because they had no target. */
async function copyOldSlugs(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await sql`insert into old_slugs (kind, slug, item_id, position)
    select ${kind}, slug, item_id, position from ${sql.table(`${kind}_old_slugs`)}
    where item_id in (select id from ${sql.table(`${kind}s`)})`.execute(db);
}

const common = ({ id, slug, title, title_key, revision, created_at, updated_at }: Row) => ({
  ...{ id, slug, title, title_key, revision, created_at, updated_at },
  listed_at: created_at,
});

/** Adds empty captions to videos and images from before captions existed. */
const captioned = (rows: { caption?: string }[] = []) =>
  rows.map(row => ({ ...row, caption: row.caption ?? '' }));

/** Reads former rows as rows of the new table. */
const READERS: Record<Kind, (db: Kysely<Former>, id: string) => Promise<Item>> = {
  async case(db, id) {
    const row = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const tags = await db
      .selectFrom('case_tags')
      .selectAll()
      .where('item_id', '=', id)
      .orderBy('position')
      .execute();
    const { previewDecorative: decorative, ...detail } = JSON.parse(row.detail_json);
    const { title, domain, heading, description, client, location, solution, date } = row;
    const preview = { src: row.preview_src, src_pixel: row.preview_pixel, alt: row.preview_alt };
    const shown = {
      domain,
      heading,
      description,
      client,
      location,
      solution,
      date,
      backgroundColor: row.surface,
    };
    const summary = { address: '', src: row.preview_src, pixel: row.preview_pixel, about: row.about };
    return {
      ...common(row),
      kind: 'case',
      cover: row.preview_src,
      facets: JSON.stringify([[row.domain_key, domain]]),
      reads: 0,
      card: JSON.stringify({ ...shown, img_preview: preview, summary }),
      document: JSON.stringify({
        title,
        ...shown,
        img_preview: { ...preview, ...(decorative !== undefined && { decorative }) },
        layout: row.layout,
        imgs: [],
        detailImageCaptions: [],
        videoPosters: [],
        ...detail,
        projectContent: captioned(detail.projectContent),
        tag: tags.map(({ tag }) => tag),
      }),
    };
  },
  async article(db, id) {
    const row = await db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const tags = await db
      .selectFrom('article_tags')
      .selectAll()
      .where('item_id', '=', id)
      .orderBy('position')
      .execute();
    const detail = JSON.parse(row.detail_json);
    const shown = {
      tag: tags.map(({ tag }) => tag),
      timeToRead: row.time_to_read,
      articleData: toIsoDay(row.shown_date),
      articleImage: row.image_src,
      articleImageAlt: row.image_alt,
      authorName: row.author_name,
    };
    return {
      ...common(row),
      kind: 'article',
      cover: '',
      facets: JSON.stringify(tags.map(({ tag_key, tag }) => [tag_key, tag])),
      reads: row.reads,
      card: JSON.stringify({
        ...shown,
        excerpt: row.excerpt,
        authorPortrait: row.author_portrait,
        summary: NO_SUMMARY,
      }),
      document: JSON.stringify({
        title: row.title,
        ...shown,
        ...detail,
        articleContent: captioned(detail.articleContent),
      }),
    };
  },
  async page(db, id) {
    const row = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const summary = { ...NO_SUMMARY, address: row.slug };
    return {
      ...common(row),
      kind: 'page',
      cover: '',
      facets: '[]',
      reads: 0,
      card: JSON.stringify({ summary }),
      document: row.detail_json,
    };
  },
};
const NO_SUMMARY = { address: '', src: '', pixel: '', about: '' };

/** Drops the former tables, dependent ones first, so that no reference cascades. */
async function dropFormer(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'
    and tbl_name in ('drafts', 'plans', 'versions') and name like '%\\_staff\\_%' escape '\\'`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  for (const table of ['case_tags', 'article_tags']) await db.schema.dropTable(table).execute();
  for (const kind of KINDS) await db.schema.dropTable(`${kind}_old_slugs`).execute();
  for (const kind of KINDS) await db.schema.dropTable(`${kind}s`).execute();
}

/** Adds the label of the facet to list rows, for pages to join. */
async function labelLists(db: Kysely<unknown>): Promise<void> {
  await sql`alter table list_items add column label text not null default ''`.execute(db);
  await sql`update list_items set label = coalesce((
    select min(facet.value ->> 1) from items, json_each(items.facets) as facet
    where items.kind = list_items.kind and items.id = list_items.item_id and facet.value ->> 0 = list_items.list), list)
    where list != ''`.execute(db);
  await sql`create index list_items_by_label on list_items (kind, list, label)`.execute(db);
  await sql`insert into list_items (kind, list, key, item_id)
    select kind, '', listed_at || ' ' || id, id from items where kind = 'page' order by listed_at, id`.execute(
    db,
  );
}

/** Adds an item to the list of its kind, and once to the list of each facet. */
async function listTriggers(db: Kysely<unknown>): Promise<void> {
  const listed = sql`insert into list_items (kind, list, key, item_id)
      values (new.kind, '', new.listed_at || ' ' || new.id, new.id);
    insert into list_items (kind, list, key, item_id, label)
      select new.kind, value ->> 0, new.listed_at || ' ' || new.id, new.id, min(value ->> 1)
      from json_each(new.facets) where value ->> 0 != '' group by value ->> 0`;
  const unlisted = sql`delete from list_items where item_id = old.id and kind = old.kind`;
  await sql`create trigger items_listed after insert on items begin ${listed}; end`.execute(db);
  await sql`create trigger items_unlisted after delete on items begin ${unlisted}; end`.execute(db);
  await sql`create trigger items_moved after update of listed_at, facets on items
    when (old.listed_at, old.facets) != (new.listed_at, new.facets) begin ${unlisted}; ${listed}; end`.execute(
    db,
  );
}

/** Updates staff lists with items, drafts, plans and versions, as migration 015 did per kind. */
async function staffTriggers(db: Kysely<unknown>): Promise<void> {
  const due = sql`exists (select 1 from plans where plans.item_id = d.id and plans.action = 'publish')`;
  // State numbers are indexes into STATES (domain/publishing/state).
  const live = sql`select i.kind, i.id, iif(d.title != '', d.title_key, i.title_key),
      iif(d.id is null, 1, iif(${due}, 3, 2)), 1, i.created_at, coalesce(d.updated_at, i.updated_at),
      coalesce(d.updated_by_name, (
        select member_name from versions where item_id = i.id and published = 1
        order by created_at desc, id desc limit 1), ''), ''
    from items i left join drafts d on d.id = i.id and d.kind = i.kind`;
  const draft = sql`select d.kind, d.id, d.title_key,
      iif(${due}, 3, iif(d.withdrawn_json is null, 0, 4)), 0,
      coalesce(d.withdrawn_json ->> '$.createdAt', d.created_at), d.updated_at, d.updated_by_name, d.owner_id
    from drafts d where not exists (select 1 from items i where i.kind = d.kind and i.id = d.id)`;
  const follow = (name: string, when: string, row: string, column = 'id') => {
    const [kind, id] = [sql.raw(`${row}.kind`), sql.raw(`${row}.${column}`)];
    return sql`create trigger ${sql.ref(`staff_${name}`)} after ${sql.raw(when)} begin
      delete from staff_items where kind = ${kind} and id = ${id};
      insert into staff_items ${live} where i.kind = ${kind} and i.id = ${id}
        union all ${draft} and d.kind = ${kind} and d.id = ${id};
    end`.execute(db);
  };
  await follow('item_added', 'insert on items', 'new');
  await follow('item_changed', 'update of title, title_key, created_at, updated_at on items', 'new');
  await follow('item_removed', 'delete on items', 'old');
  await follow('draft_added', 'insert on drafts', 'new');
  await follow('draft_changed', 'update on drafts', 'new');
  await follow('draft_removed', 'delete on drafts', 'old');
  await follow('plan_added', 'insert on plans', 'new', 'item_id');
  await follow('plan_removed', 'delete on plans', 'old', 'item_id');
  await follow('version_added', 'insert on versions when new.published = 1', 'new', 'item_id');
}
