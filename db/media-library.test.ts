import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MediaHolder } from '../domain/media';
import { countLibraryImages, listLibraryImages } from './media-library';
import { openTestDatabase } from './test-database';

it('searches, filters, counts and pages a large library', async () => {
  const { db, close } = await openTestDatabase();
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
    insert into media (id, key, url, width, height, files_json, pixel, created_at, search_key)
    select 'm' || i, 'k' || i, '/uploads/' || i || '.png', 9, 6, '[]', '', printf('%06d', i), 'n' || i from n`.execute(
    db,
  );
  const query = { q: 'n199', filter: 'unused', sort: 'newest', offset: 1, limit: 2 } as const;
  const { items, total } = await listLibraryImages(db, query);
  expect([items.map(({ id }) => id), total]).toEqual([['m1998', 'm1997'], 11]);
  await sql`insert into media_uses (media_id, holder) values ('m7', 'live:a'), ('m8', 'draft:a'), ('m9', 'live:b')`.execute(
    db,
  );
  await sql`insert into members (id, email, name, photo, password_hash, role, created_at)
    values ('b', 'b@northlight.test', '', '', '', 'editor', '')`.execute(db);
  const listHeldMedia = async (holder: MediaHolder) =>
    (await listLibraryImages(db, { ...query, q: '', filter: 'all', offset: 0, holder })).items.map(
      ({ id }) => id,
    );
  expect([await listHeldMedia('member'), await listHeldMedia('page')]).toEqual([['m9'], []]);
  expect(await countLibraryImages(db)).toMatchObject({ all: 2000, unused: 1997, used: 3, undescribed: 2000 });
  await close();
});
