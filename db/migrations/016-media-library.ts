import { type Kysely, sql } from 'kysely';

type Picture = { key: string; alt: string };
type Old = {
  media: { id: string; key: string; url: string; name: string; alt: string; search_key: string };
  media_uses: { media_id: string; holder: string };
  cases: { id: string; preview_src: string; preview_alt: string; detail_json: string };
  articles: { id: string; image_src: string; image_alt: string; detail_json: string };
};

/**
 * Adds the media library (docs/decisions/media-library.md): names, alt texts and uses of images. Public uses
 * move to `media_uses`, so that several items can share an image.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['name', 'alt', 'added_by', 'added_by_name', 'search_key'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'text', column => column.notNull().defaultTo(''))
      .execute();
  for (const name of ['decorative', 'kept', 'uses', 'bytes'])
    await db.schema
      .alterTable('media')
      .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('media').addColumn('hidden_at', 'text').execute();
  await sql`alter table media add column described integer
    generated always as (alt != '' or decorative = 1) virtual`.execute(db);
  await sql`alter table media add column listed integer
    generated always as (hidden_at is null and url not like '%.mp4') virtual`.execute(db);

  // Counts drafts and public items that use an image; using a hidden one shows it in the library again.
  const counted = (row: string) =>
    sql.raw(`${row}.holder not like 'version:%' and ${row}.holder not like 'trash:%'`);
  await sql`create trigger media_uses_added after insert on media_uses when ${counted('new')} begin
    update media set uses = uses + 1, hidden_at = null where id = new.media_id; end`.execute(db);
  await sql`create trigger media_uses_removed after delete on media_uses when ${counted('old')} begin
    update media set uses = uses - 1 where id = old.media_id; end`.execute(db);
  await sql`update media set uses = (
    select count(*) from media_uses where media_id = media.id and ${counted('media_uses')})`.execute(db);

  await sql`insert into media_uses (media_id, holder)
    select id, 'live:' || owner_id from media where owner_id is not null`.execute(db);
  await db.schema.dropIndex('media_by_owner').execute();
  await db.schema.alterTable('media').dropColumn('owner_id').execute();
  await describe(db as Kysely<Old>);
  for (const [name, ...columns] of [
    ['newest', 'listed', 'created_at', 'id', 'uses', 'described', 'bytes'],
    ['name', 'listed', 'search_key', 'id', 'uses', 'described', 'created_at'],
  ])
    await db.schema.createIndex(`media_by_${name}`).on('media').columns(columns).execute();
}

/** Fills in names from keys, and alt texts and uses from items. */
async function describe(db: Kysely<Old>): Promise<void> {
  const ids = new Map<string, string>();
  for (const { id, key, url } of await db.selectFrom('media').select(['id', 'key', 'url']).execute()) {
    ids.set(key, id);
    const name = key.replace(/^[0-9a-f]{16}-/, '') + (/\.\w+$/.exec(url)?.[0] ?? '');
    await db
      .updateTable('media')
      .set({ name, search_key: name.toLowerCase() })
      .where('id', '=', id)
      .execute();
  }
  const found = async (holder: string, item: object) => {
    for (const { key, alt } of picturesIn(item)) {
      const media_id = ids.get(key);
      if (!media_id) continue;
      await db
        .insertInto('media_uses')
        .values({ media_id, holder })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      if (!alt) continue;
      await sql`update media set alt = ${alt}, search_key = search_key || ' ' || ${alt.toLowerCase()}
        where id = ${media_id} and alt = ''`.execute(db);
    }
  };
  for (const row of await db
    .selectFrom('cases')
    .select(['id', 'preview_src as src', 'preview_alt as alt', 'detail_json'])
    .execute())
    await found(`live:${row.id}`, [row, JSON.parse(row.detail_json)]);
  for (const row of await db
    .selectFrom('articles')
    .select(['id', 'image_src as src', 'image_alt as alt', 'detail_json'])
    .execute())
    await found(`live:${row.id}`, [row, JSON.parse(row.detail_json)]);
}

/** Finds stored images and their alt texts in an item in the former format. */
function picturesIn(value: unknown): Picture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value === 'string') return pictureOf(value, '');
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Record<string, unknown>;
  const { src, content, alt, detailImages, detailImageAlts } = row;
  const said = typeof alt === 'string' ? alt : '';
  return [
    ...[src, content].flatMap(address => (typeof address === 'string' ? pictureOf(address, said) : [])),
    ...(Array.isArray(detailImages) && Array.isArray(detailImageAlts)
      ? detailImages.flatMap((address, index) =>
          pictureOf(String(address), String(detailImageAlts[index] ?? '')),
        )
      : []),
    ...Object.values(row).flatMap(picturesIn),
  ];
}

function pictureOf(address: string, alt: string): Picture[] {
  const [, key] = /(?:^|\/)([0-9a-f]{16}-[a-z0-9-]+?)-\d+(?:x\d+)?\.\w+$/.exec(address) ?? [];
  return key ? [{ key, alt: alt.trim() }] : [];
}
