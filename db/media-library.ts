import { type Expression, sql } from 'kysely';
import type { MediaFilter, MediaHolder, MediaSort } from '../domain/media';
import type { DbOrTransaction } from './connection';
import { foldTitle } from './items';
import { type MediaFile, toSearchKey } from './media';
import { countRows } from './queries';
import type { MediaRow } from './schema';

/** Image fields that the library and the image picker show. */
export type LibraryImage = {
  id: string;
  url: string;
  pixel: string;
  name: string;
  alt: string;
  decorative: boolean;
  tags: string[];
  width: number;
  height: number;
  focus: { x: number; y: number };
  /** Number of public items, members and drafts that use the image. */
  uses: number;
};

const CARD_COLUMNS = [
  'id',
  'url',
  'pixel',
  'name',
  'alt',
  'decorative',
  'tags',
  'width',
  'height',
  'focus_x',
  'focus_y',
  'uses',
] as const;

const toImage = ({
  focus_x: x,
  focus_y: y,
  ...row
}: Pick<MediaRow, (typeof CARD_COLUMNS)[number]>): LibraryImage => ({
  ...row,
  decorative: row.decorative === 1,
  tags: JSON.parse(row.tags),
  focus: { x, y },
});

const ORDER_COLUMNS = {
  newest: ['created_at desc', 'id desc'],
  oldest: ['created_at', 'id'],
  name: ['search_key', 'id'],
} as const satisfies Record<MediaSort, unknown>;

/** @param query.q searches names, alt texts, tags and the titles of items that use the image. */
export async function listLibraryImages(
  db: DbOrTransaction,
  query: {
    q: string;
    filter: MediaFilter;
    /** Users of the images: members, or one kind’s public items and drafts. */
    holder?: MediaHolder | undefined;
    tag?: string | undefined;
    sort: MediaSort;
    offset: number;
    limit: number;
  },
): Promise<{ items: LibraryImage[]; total: number }> {
  const q = foldTitle(query.q);
  const containsQuery = (column: string) => sql<boolean>`instr(${sql.ref(column)}, ${q}) > 0`;
  /** Selects images that these items or members use, publicly or in drafts. */
  const selectUsedBy = (
    ids: Expression<unknown>,
  ) => sql<string>`(select media_id from media_uses where holder in (
    select 'live:' || id from ${ids} union all select 'draft:' || id from ${ids}))`;
  const items = db.selectFrom('staff_items').select('id');
  const usedByTitle = selectUsedBy(items.where(containsQuery('title_key')));
  const { holder } = query;
  const holders =
    holder === 'member' ? db.selectFrom('members').select('id') : items.where('kind', '=', holder ?? 'case');
  const images = db
    .selectFrom('media')
    .where('listed', '=', 1)
    .$if(query.filter === 'unused', filteredQuery => filteredQuery.where('uses', '=', 0))
    .$if(query.filter === 'undescribed', filteredQuery => filteredQuery.where('described', '=', 0))
    .$if(holder !== undefined, filteredQuery => filteredQuery.where('id', 'in', selectUsedBy(holders)))
    .$if(query.tag !== undefined, filteredQuery =>
      filteredQuery.where(sql<boolean>`exists (select 1 from json_each(tags) where value = ${query.tag})`),
    )
    .$if(q !== '', filteredQuery =>
      filteredQuery.where(({ or, eb }) => or([containsQuery('search_key'), eb('id', 'in', usedByTitle)])),
    );
  // Selects ids only, so that the offset skips index entries instead of rows.
  const page = images
    .select('id')
    .orderBy(sql.raw(ORDER_COLUMNS[query.sort].join(', ')))
    .offset(query.offset)
    .limit(query.limit);
  const rows = await db
    .selectFrom('media')
    .select(CARD_COLUMNS)
    .where('id', 'in', page)
    .orderBy(sql.raw(ORDER_COLUMNS[query.sort].join(', ')))
    .execute();
  return { items: rows.map(toImage), total: await countRows(images) };
}

/** Counts library images by filter. `bytes` is the total size of all library images. */
export const countLibraryImages = (
  db: DbOrTransaction,
): Promise<Record<MediaFilter, number> & { bytes: number }> =>
  db
    .selectFrom('media')
    .where('listed', '=', 1)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`coalesce(sum(uses = 0), 0)`.as('unused'),
      sql<number>`coalesce(sum(described = 0), 0)`.as('undescribed'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();

/** Counts the library images of each tag, in alphabetical order. */
export const countImageTags = (db: DbOrTransaction): Promise<{ tag: string; count: number }[]> =>
  db
    .selectFrom(['media', sql<{ value: string }>`json_each(media.tags)`.as('each')])
    .where('listed', '=', 1)
    .select(({ fn, ref }) => [ref('each.value').as('tag'), fn.countAll<number>().as('count')])
    .groupBy('each.value')
    .orderBy('each.value')
    .execute();

export type ImageDetails = LibraryImage & {
  files: MediaFile[];
  addedBy: { id: string; name: string };
  createdAt: string;
  /** Whether the library shows the image. */
  listed: boolean;
};

/** Includes images that are hidden from the library, but no videos. */
export async function findImage(db: DbOrTransaction, id: string): Promise<ImageDetails | undefined> {
  const row = await db
    .selectFrom('media')
    .select([...CARD_COLUMNS, 'files_json', 'added_by', 'added_by_name', 'created_at', 'listed'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.url.endsWith('.mp4')) return undefined;
  const { files_json, added_by, added_by_name, created_at, listed, ...card } = row;
  return {
    ...toImage(card),
    files: JSON.parse(files_json) as MediaFile[],
    addedBy: { id: added_by, name: added_by_name },
    createdAt: created_at,
    listed: listed === 1,
  };
}

/** Finds the oldest library image with this upload hash. */
export async function findImageByHash(
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
  const { files_json, ...image } = row;
  const file = (JSON.parse(files_json) as MediaFile[]).find(({ key }) => row.url.endsWith(`/${key}`));
  return { ...image, file: file?.key ?? '' };
}

export type SimilarImage = Pick<MediaRow, 'id' | 'name' | 'uses'>;

/** Largest number of differing bits between the likenesses of a resized or re-encoded copy and its source. */
const LIKENESS_DIFFERENCE_MAX = 4;
const SHAPE_DIFFERENCE_MAX = 0.02;

/** Finds the library image that looks most like this one, if any is close enough. */
export async function findSimilarImage(db: DbOrTransaction, id: string): Promise<SimilarImage | undefined> {
  const imageQuery = db.selectFrom('media').select(['id', 'name', 'uses', 'likeness', 'width', 'height']);
  const image = await imageQuery.where('id', '=', id).executeTakeFirst();
  if (!image?.likeness) return undefined;
  const rows = await imageQuery
    .where('listed', '=', 1)
    .where('likeness', '!=', '')
    .where('id', '!=', id)
    .orderBy('created_at')
    .execute();
  const countDifferentBits = (likeness: string) =>
    (BigInt(`0x${likeness}`) ^ BigInt(`0x${image.likeness}`)).toString(2).replaceAll('0', '').length;
  const [bestMatch] = rows
    .filter(
      ({ width, height }) =>
        Math.abs((width * image.height) / (height * image.width) - 1) <= SHAPE_DIFFERENCE_MAX,
    )
    .map(row => ({ row, difference: countDifferentBits(row.likeness) }))
    .filter(({ difference }) => difference <= LIKENESS_DIFFERENCE_MAX)
    .toSorted((a, b) => a.difference - b.difference);
  return bestMatch && { id: bestMatch.row.id, name: bestMatch.row.name, uses: bestMatch.row.uses };
}

/** Stores an upload’s hash. Call this once all files are stored, so that a failed upload is never reused. */
export async function saveUploadHash(db: DbOrTransaction, id: string, hash: string): Promise<void> {
  await db.updateTable('media').set({ upload_hash: hash }).where('id', '=', id).execute();
}

/**
 * Gives an unused image that is uploaded again the current date, because clean-up deletes old unused images.
 * @param kept keeps the image in the library while it is unused.
 * @returns whether the image is in the library.
 */
export async function renewImage(
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

/** Omits uses by versions and deleted items. A member’s use is `live`. */
export async function findImageUses(
  db: DbOrTransaction,
  id: string,
): Promise<{ id: string; state: 'live' | 'draft' }[]> {
  const rows = await db.selectFrom('media_uses').select('holder').where('media_id', '=', id).execute();
  return rows.flatMap(({ holder }) => {
    const [, state, user] = /^(live|draft):(.+)$/.exec(holder) ?? [];
    return user ? [{ id: user, state: state as 'live' | 'draft' }] : [];
  });
}

export async function updateImageDetails(
  db: DbOrTransaction,
  { id, name, alt, decorative, tags }: Pick<LibraryImage, 'id' | 'name' | 'alt' | 'decorative' | 'tags'>,
): Promise<void> {
  await db
    .updateTable('media')
    .set({
      name,
      alt,
      decorative: decorative ? 1 : 0,
      tags: JSON.stringify(tags),
      search_key: toSearchKey(name, alt, tags),
    })
    .where('id', '=', id)
    .execute();
}

export async function fillMissingAlt(
  db: DbOrTransaction,
  images: readonly { src: string; alt: string; decorative: boolean }[],
): Promise<void> {
  for (const { src, alt, decorative } of images) {
    if (!alt && !decorative) continue;
    const row = await db
      .selectFrom('media')
      .select(['id', 'name', 'tags'])
      .where('url', '=', src)
      .where('described', '=', 0)
      .executeTakeFirst();
    if (row) await updateImageDetails(db, { ...row, tags: JSON.parse(row.tags), alt, decorative });
  }
}

/**
 * Hides or shows an image. A hidden image’s files remain for a day, or longer while they are used.
 * @param hiddenAt undefined shows the image again.
 */
export async function setImageHidden(
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

/** Transfers details to the replacement image, and hides the replaced image. */
export async function transferDetails(
  db: DbOrTransaction,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const changedColumns = [
    'name',
    'alt',
    'decorative',
    'tags',
    'search_key',
    'focus_x',
    'focus_y',
    'kept',
  ] as const;
  const row = await db
    .selectFrom('media')
    .select(changedColumns)
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('media')
    .set({ ...row, hidden_at: null })
    .where('id', '=', to)
    .execute();
  await setImageHidden(db, from, now);
}
