import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { findLatestVersionTime, insertVersion, listVersions } from './versions';

const VERSION_COUNT = 1_000;
let test: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Db;
beforeAll(async () => {
  test = await openTestDatabase();
  ({ db } = test);
  await db.transaction().execute(async trx => {
    for (let n = 0; n < VERSION_COUNT; n++) {
      const now = new Date(Date.parse('2026-11-22T10:00:00Z') + n * 1_000);
      const actor = { id: 'm', name: 'Maya' };
      const values = { title: `Title ${n}` };
      await insertVersion(trx, {
        itemId: 'a',
        kind: 'article',
        values,
        revision: n % 2 === 0 ? n / 2 + 1 : undefined,
        note: '',
        by: actor,
        now,
      });
    }
  });
});
afterAll(() => test.close());

it('lists the latest of a thousand versions without a table scan', async () => {
  const { items, total } = await listVersions(db, 'a', { offset: 0, limit: 20 });
  expect([items.length, items[0]?.title, total]).toEqual([20, `Title ${VERSION_COUNT - 1}`, VERSION_COUNT]);
  expect(items.slice(0, 3).map(({ revision }) => revision)).toEqual([
    undefined,
    VERSION_COUNT / 2,
    undefined,
  ]);
  expect(await findLatestVersionTime(db, 'a')).toBe('2026-11-22T10:16:39.000Z');
  expect(await findLatestVersionTime(db, 'a', new Date('2026-11-22T10:00:02Z'))).toBe(
    '2026-11-22T10:00:02.000Z',
  );
  const sqlite = new SQLite(test.file, { readonly: true });
  for (const query of [
    "select id, title from versions where item_id = 'a' order by created_at desc, id desc limit 20",
    "select max(created_at) from versions where item_id = 'a' and created_at <= '2026-12-01'",
    "select count(*) from versions where item_id = 'a'",
  ]) {
    const steps = (sqlite.prepare(`explain query plan ${query}`).all() as { detail: string }[]).map(
      step => step.detail,
    );
    expect(steps, query).toEqual([
      expect.stringMatching(/^SEARCH versions USING (COVERING )?INDEX versions_of_item/),
    ]);
  }
  sqlite.close();
});
