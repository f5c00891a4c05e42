import { type Expression, sql } from 'kysely';
import type { MediaFilter, MediaHolder, MediaSort } from '../domain/media';
import type { DbOrTransaction } from './connection';
import { foldTitle } from './items';
import { type MediaFile, searchKey } from './media';
import type { MediaRow } from './schema';

/** A picture as the library and those who choose from it see it. */
export type Picture = {
  id: string;
  url: string;
  pixel: string;
  name: string;
  alt: string;
  decorative: boolean;
  width: number;
  height: number;
  focus: { x: number; y: number };
  /** Public items, members and drafts that show it. */
  uses: number;
};

const CARD = [
  'id',
  'url',
  'pixel',
  'name',
  'alt',
  'decorative',
  'width',
  'height',
  'focus_x',
  'focus_y',
  'uses',
] as const;

const toPicture = ({ focus_x: x, focus_y: y, ...row }: Pick<MediaRow, (typeof CARD)[number]>): Picture => ({
  ...row,
  decorative: row.decorative === 1,
  focus: { x, y },
});

const ORDERS = {
  newest: ['created_at desc', 'id desc'],
  oldest: ['created_at', 'id'],
  name: ['search_key', 'id'],
} as const satisfies Record<MediaSort, unknown>;

/**
 * A range of the library.
 * @param query.q is looked for in names, in what pictures show, and in the titles of what shows them.
 * @returns with how many there are of what was asked for.
 */
export async function listPictures(
  db: DbOrTransaction,
  query: {
    q: string;
    filter: MediaFilter;
    /** Only what an item of this kind shows, public or in a draft, or a member. */
    holder?: MediaHolder | undefined;
    sort: MediaSort;
    offset: number;
    limit: number;
  },
): Promise<{ items: Picture[]; total: number }> {
  const q = foldTitle(query.q);
  const within = (column: string) => sql<boolean>`instr(${sql.ref(column)}, ${q}) > 0`;
  /** What some items or members show, in public or in a draft. */
  const shownBy = (ids: Expression<unknown>) => sql<string>`(select media_id from media_uses where holder in (
    select 'live:' || id from ${ids} union all select 'draft:' || id from ${ids}))`;
  const items = db.selectFrom('staff_items').select('id');
  const titled = shownBy(items.where(within('title_key')));
  const { holder } = query;
  const holders =
    holder === 'member' ? db.selectFrom('members').select('id') : items.where('kind', '=', holder ?? 'case');
  const found = db
    .selectFrom('media')
    .where('listed', '=', 1)
    .$if(query.filter === 'used', some => some.where('uses', '>', 0))
    .$if(query.filter === 'unused', some => some.where('uses', '=', 0))
    .$if(query.filter === 'undescribed', some => some.where('described', '=', 0))
    .$if(holder !== undefined, some => some.where('id', 'in', shownBy(holders)))
    .$if(q !== '', some => some.where(({ or, eb }) => or([within('search_key'), eb('id', 'in', titled)])));
  // Places on the way to a page are passed in the index alone.
  const page = found
    .select('id')
    .orderBy(sql.raw(ORDERS[query.sort].join(', ')))
    .offset(query.offset)
    .limit(query.limit);
  const rows = await db
    .selectFrom('media')
    .select(CARD)
    .where('id', 'in', page)
    .orderBy(sql.raw(ORDERS[query.sort].join(', ')))
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(toPicture), total };
}

/** How many pictures there are, by what they may be narrowed to, and the bytes of them all. */
export async function countPictures(
  db: DbOrTransaction,
): Promise<Record<MediaFilter, number> & { bytes: number }> {
  const { all, used, undescribed, bytes } = await db
    .selectFrom('media')
    .where('listed', '=', 1)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`coalesce(sum(uses > 0), 0)`.as('used'),
      sql<number>`coalesce(sum(described = 0), 0)`.as('undescribed'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { all, used, unused: all - used, undescribed, bytes };
}

/** Everything that is known of one picture. */
export type PictureFacts = Picture & {
  files: MediaFile[];
  addedBy: { id: string; name: string };
  createdAt: string;
  /** Whether the library shows it. */
  listed: boolean;
};

/** One picture, in the library or not. */
export async function pictureById(db: DbOrTransaction, id: string): Promise<PictureFacts | undefined> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.url.endsWith('.mp4')) return undefined;
  const card = Object.fromEntries(CARD.map(name => [name, row[name]])) as Pick<
    MediaRow,
    (typeof CARD)[number]
  >;
  return {
    ...toPicture(card),
    files: JSON.parse(row.files_json) as MediaFile[],
    addedBy: { id: row.added_by, name: row.added_by_name },
    createdAt: row.created_at,
    listed: row.listed === 1,
  };
}

/** A picture of the library that came from a file with this hash, and its main file. */
export async function pictureByHash(
  db: DbOrTransaction,
  hash: string,
): Promise<
  (Pick<MediaRow, 'id' | 'url' | 'pixel' | 'width' | 'height' | 'name'> & { file: string }) | undefined
> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'url', 'pixel', 'width', 'height', 'name', 'files_json'])
    .where('upload_hash', '=', hash)
    .where('listed', '=', 1)
    .orderBy('created_at')
    .executeTakeFirst();
  if (!row) return undefined;
  const { files_json, ...picture } = row;
  const file = (JSON.parse(files_json) as MediaFile[]).find(({ key }) => row.url.endsWith(`/${key}`));
  return { ...picture, file: file?.key ?? '' };
}

/** Notes what file a picture came from, once all its own files are stored. */
export async function noteUpload(db: DbOrTransaction, id: string, hash: string): Promise<void> {
  await db.updateTable('media').set({ upload_hash: hash }).where('id', '=', id).execute();
}

/**
 * Renews a picture that was uploaded again: one that nothing shows has its day from now on.
 * @param kept it stays in the library from now on.
 * @returns whether the library still has it.
 */
export async function renewPicture(
  db: DbOrTransaction,
  id: string,
  { kept, now }: { kept: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set(({ eb }) => ({
      ...(kept && { kept: 1 as const }),
      created_at: eb.case().when('uses', '=', 0).then(now.toISOString()).else(eb.ref('created_at')).end(),
    }))
    .where('id', '=', id)
    .where('listed', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Public items, members (`live`) and drafts that show a picture. */
export async function usersOf(
  db: DbOrTransaction,
  id: string,
): Promise<{ id: string; state: 'live' | 'draft' }[]> {
  const rows = await db.selectFrom('media_uses').select('holder').where('media_id', '=', id).execute();
  return rows.flatMap(({ holder }) => {
    const [, state, user] = /^(live|draft):(.+)$/.exec(holder) ?? [];
    return user ? [{ id: user, state: state as 'live' | 'draft' }] : [];
  });
}

/** Says what a picture is called and shows. */
export async function describePicture(
  db: DbOrTransaction,
  { id, name, alt, decorative }: Pick<Picture, 'id' | 'name' | 'alt' | 'decorative'>,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ name, alt, decorative: decorative ? 1 : 0, search_key: searchKey(name, alt) })
    .where('id', '=', id)
    .execute();
}

/** Says what pictures show of which nobody has said it yet. */
export async function describeNew(
  db: DbOrTransaction,
  pictures: readonly { src: string; alt: string; decorative: boolean }[],
): Promise<void> {
  for (const { src, alt, decorative } of pictures) {
    if (!alt && !decorative) continue;
    const row = await db
      .selectFrom('media')
      .select(['id', 'name'])
      .where('url', '=', src)
      .where('described', '=', 0)
      .executeTakeFirst();
    if (row) await describePicture(db, { ...row, alt, decorative });
  }
}

/**
 * Takes a picture out of the library, or puts it back into it for good. Its files stay for a day, and for as long as
 * something shows it.
 * @param hiddenAt undefined: it is in the library.
 */
export async function hidePicture(
  db: DbOrTransaction,
  id: string,
  hiddenAt: Date | undefined,
): Promise<void> {
  await db
    .updateTable('media')
    .set({ hidden_at: hiddenAt?.toISOString() ?? null, kept: hiddenAt ? 0 : 1 })
    .where('id', '=', id)
    .execute();
}

/** Gives a picture what is said of another one, which it takes the place of in the library. */
export async function takePlace(
  db: DbOrTransaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const said = ['name', 'alt', 'decorative', 'search_key', 'focus_x', 'focus_y', 'kept'] as const;
  const row = await db.selectFrom('media').select(said).where('id', '=', from).executeTakeFirstOrThrow();
  await db
    .updateTable('media')
    .set({ ...row, hidden_at: null })
    .where('id', '=', to)
    .execute();
  await hidePicture(db, from, now);
}
