import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { listCards } from './item-lists';
import { createArticleInput, createCaseInput } from './items.test-kit';
import {
  assignMedia,
  clearMediaUses,
  findMediaByUrl,
  getImageFocus,
  insertMedia,
  releaseMedia,
  releaseUnusedMedia,
  releaseUploads,
  setImageFocus,
  setMediaUses,
} from './media';
import { deleteMediaTrash, listDueMediaTrash, postponeMediaTrash } from './media-trash';
import { itemStores } from './stores';

let db: Db;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const now = new Date('2026-03-01T09:00:00Z');
const baseName = '00112233445566aa-plan';
const url = `/uploads/${baseName}-1200x800.png`;
const preview = { src: url, pixel: '', alt: '' };

const storeImage = (storedAt = now) =>
  insertMedia(db, {
    key: baseName,
    url,
    width: 1200,
    height: 800,
    pixel: 'data:image/webp;base64,AAAA',
    files: [
      { key: `${baseName}-480.avif`, width: 480, type: 'image/avif' },
      { key: `${baseName}-1200x800.png`, width: 1200, type: 'image/png' },
    ],
    now: storedAt,
  });

const listTrashedKeys = async () => (await listDueMediaTrash(db, now, 99)).map(file => file.key).sort();
const listHolders = async () =>
  (await db.selectFrom('media_uses').select('holder').orderBy('holder').execute()).map(
    ({ holder }) => holder,
  );

it('returns the saved focus of an image, or its centre by default', async () => {
  await storeImage();
  expect(await getImageFocus(db, url)).toEqual({ x: 50, y: 50 });
  expect(await setImageFocus(db, url, { x: 84, y: 0 })).toBe(true);
  expect(await getImageFocus(db, url)).toEqual({ x: 84, y: 0 });
  expect(await setImageFocus(db, '/uploads/other.png', { x: 1, y: 1 })).toBe(false);
  expect(await getImageFocus(db, '/uploads/other.png')).toEqual({ x: 50, y: 50 });
  await itemStores.case.insert(db, createCaseInput({ cover: preview }), { now });
  const { items } = await listCards(db, 'case', { offset: 0, limit: 1 });
  expect(items).toMatchObject([{ coverFocus: { x: 84, y: 0 }, coverEdges: 'GGGG' }]);
});

describe('the files of an item', () => {
  it('releases a file only when the last item that uses it is deleted', async () => {
    await storeImage();
    expect(await listHolders()).toEqual([]);
    await assignMedia(db, 'first', [url, 'https://example.com/foreign.png']);
    await assignMedia(db, 'second', [url]);
    await assignMedia(db, 'second', [url]);
    expect(await listHolders()).toEqual(['live:first', 'live:second']);
    expect(await releaseMedia(db, 'first', now)).toBe(0);
    expect(await releaseMedia(db, 'second', now)).toBe(1);
  });

  it('counts uses of a file by public items and drafts, but not by versions or the trash', async () => {
    await storeImage();
    const countUses = async () => (await findMediaByUrl(db, [url]))[0]?.uses;
    await assignMedia(db, 'first', [url]);
    for (const holder of ['draft:first', 'version:v', 'trash:second']) await setMediaUses(db, holder, [url]);
    expect(await countUses()).toBe(2);
    await setMediaUses(db, 'draft:first', []);
    await clearMediaUses(db, ['version:v'], now);
    expect(await countUses()).toBe(1);
  });

  it('keeps an unused file that belongs to the media library', async () => {
    await storeImage();
    await db.updateTable('media').set({ kept: 1 }).execute();
    await assignMedia(db, 'first', [url]);
    expect(await releaseMedia(db, 'first', now)).toBe(0);
    expect(await releaseUnusedMedia(db, new Date('2027-01-01'), now)).toBe(0);
    expect(await findMediaByUrl(db, [url])).toHaveLength(1);
  });

  it('moves all sizes of a file to the trash when its item is deleted', async () => {
    await storeImage();
    const { _id } = await itemStores.case.insert(db, createCaseInput({ cover: preview }), { now });
    await assignMedia(db, _id, [url]);
    await itemStores.case.remove(db, _id);
    expect(await releaseMedia(db, _id, now)).toBe(1);
    expect(await findMediaByUrl(db, [url])).toEqual([]);
    const variants = [480, 960, 1200].flatMap(width => [
      `${baseName}-${width}.avif`,
      `${baseName}-${width}.webp`,
    ]);
    // Includes variants that don’t exist yet.
    expect(await listTrashedKeys()).toEqual([`${baseName}-1200x800.png`, ...variants].sort());
  });

  it('moves a replaced file to the trash unless its item still uses it', async () => {
    await storeImage();
    const item = await itemStores.case.insert(db, createCaseInput({ cover: preview }), { now });
    await assignMedia(db, item._id, [url]);
    const itemWithoutCover = {
      ...item,
      cover: { ...preview, src: '/art/other.png' },
      pictures: [{ _id: 'p', src: url }],
    };
    const savedCase = await itemStores.case.update(db, itemWithoutCover, now);
    expect(await releaseMedia(db, item._id, now, [url])).toBe(0);
    await itemStores.case.update(db, { ...savedCase, pictures: [] }, now);
    expect(await releaseMedia(db, item._id, now, [url])).toBe(1);
  });

  it('keeps a file until no other item uses it', async () => {
    await storeImage();
    const item = await itemStores.case.insert(db, createCaseInput({ cover: preview }), { now });
    await assignMedia(db, item._id, [url]);
    const article = await itemStores.article.insert(
      db,
      createArticleInput({ cover: { src: url, alt: '' } }),
      {
        now,
      },
    );
    await itemStores.case.remove(db, item._id);
    expect(await releaseMedia(db, item._id, now)).toBe(0);
    expect(await listHolders()).toEqual([`live:${article._id}`]);
    await db.deleteFrom('items').execute();
    expect(await releaseMedia(db, article._id, now)).toBe(1);
  });

  it('keeps a file when a text contains the full URL of another size of the file', async () => {
    await storeImage();
    const content = `<img src="https://northlight.example/uploads/${baseName}-480.webp">`;
    await itemStores.article.insert(
      db,
      createArticleInput({ story: [{ type: 'paragraph', content, alt: '', caption: '' }] }),
      {
        now,
      },
    );
    await assignMedia(db, 'gone', [url]);
    expect(await releaseMedia(db, 'gone', now)).toBe(0);
  });

  it('keeps a file when one of two items that use it is deleted', async () => {
    await storeImage();
    const firstCase = await itemStores.case.insert(db, createCaseInput({ cover: preview }), { now });
    await assignMedia(db, firstCase._id, [url]);
    const secondCase = await itemStores.case.insert(
      db,
      createCaseInput({ title: 'Second', cover: preview }),
      {
        now,
      },
    );
    await assignMedia(db, secondCase._id, [url]);
    await itemStores.case.remove(db, secondCase._id);
    expect(await releaseMedia(db, secondCase._id, now)).toBe(0);
    expect(await listHolders()).toEqual([`live:${firstCase._id}`]);
  });
});

describe('files without an item', () => {
  it('assigns an old unassigned file to the item that uses it', async () => {
    await storeImage(new Date('2026-02-27T09:00:00Z'));
    const yesterday = new Date('2026-02-28T09:00:00Z');
    const { _id } = await itemStores.case.insert(db, createCaseInput({ cover: preview }), { now });
    expect(await releaseUnusedMedia(db, yesterday, now)).toBe(0);
    expect(await listHolders()).toEqual([`live:${_id}`]);
  });

  it('moves an unassigned file to the trash only after a day', async () => {
    await storeImage();
    expect(await releaseUnusedMedia(db, new Date('2026-02-28T09:00:00Z'), now)).toBe(0);
    expect(await releaseUnusedMedia(db, new Date('2026-03-02T09:00:00Z'), now)).toBe(1);
  });

  it('moves a file to the trash immediately when the upload of its image failed', async () => {
    await storeImage();
    expect(await releaseUploads(db, [url], now)).toBe(1);
    expect(await listTrashedKeys()).toHaveLength(7);
  });
});

describe('the trash of files', () => {
  it('keeps a file in the trash until its deletion succeeds', async () => {
    await storeImage();
    await releaseUploads(db, [url], now);
    const [firstRow, ...otherRows] = await listDueMediaTrash(db, now, 99);
    await deleteMediaTrash(
      db,
      otherRows.map(({ key }) => key),
    );
    const laterTime = new Date(now.getTime() + 30_000);
    await postponeMediaTrash(db, firstRow!, laterTime);
    expect(await listDueMediaTrash(db, now, 99)).toEqual([]);
    expect(await listDueMediaTrash(db, laterTime, 99)).toMatchObject([{ key: firstRow!.key, attempts: 1 }]);
  });
});
