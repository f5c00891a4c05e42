import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MediaHolder } from '../domain/media';
import { openTestDatabase } from './database.test-kit';
import { countLibraryImages, listLibraryImages } from './media-library';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  test = await openTestDatabase();
  const { db } = test;
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into media (id, key, url, width, height, files_json, pixel, created_at, search_key)
    select 'm' || i, 'k' || i, '/uploads/' || i || '.png', 9, 6, '[]', '', printf('%06d', i), 'n' || i from n`.execute(
    db,
  );
  await sql`insert into media_uses (media_id, holder) values ('m7', 'live:a'), ('m8', 'draft:a'), ('m9', 'live:b')`.execute(
    db,
  );
  await sql`insert into members (id, email, name, photo, password_hash, role, created_at)
    values ('b', 'b@northlight.test', '', '', '', 'editor', '')`.execute(db);
});
afterAll(() => test.close());

const query = { q: '', filter: 'all', sort: 'newest', offset: 0, limit: 2 } as const;

it('returns one page of the unused images that match a search', async () => {
  const { items, total } = await listLibraryImages(test.db, {
    ...query,
    q: 'n199',
    filter: 'unused',
    offset: 1,
  });
  expect([items.map(({ id }) => id), total]).toEqual([['m1998', 'm1997'], 11]);
});

it('filters images by the kind of item that uses them', async () => {
  const listHolderImages = async (holder: MediaHolder) =>
    (await listLibraryImages(test.db, { ...query, holder })).items.map(({ id }) => id);
  expect([await listHolderImages('member'), await listHolderImages('page')]).toEqual([['m9'], []]);
});

it('counts unused and undescribed images', async () => {
  expect(await countLibraryImages(test.db)).toMatchObject({
    all: 2000,
    unused: 1997,
    undescribed: 2000,
  });
});
