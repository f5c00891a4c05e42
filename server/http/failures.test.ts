import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createCaseInput } from '../../db/items.test-kit';
import { itemStores } from '../../db/stores';
import { testSite } from '../app.test-kit';

const site = testSite();
let cookie: string;

/** Renames all tables except those for sessions, so that queries fail in the driver. */
beforeAll(async () => {
  const { db } = site.services();
  await itemStores.case.insert(db, createCaseInput({ title: 'Nodefy' }), { now: new Date() });
  ({ cookie } = await site.staff());
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not in ('members', 'sessions')`.execute(db);
  // Renaming a search index also renames its internal tables.
  for (const { name } of rows.filter(
    ({ name }) => !/^sqlite_|^search_\w+_(data|idx|content|docsize|config)$/.test(name),
  ))
    await sql`alter table ${sql.table(name)} rename to ${sql.table(`${name}_gone`)}`.execute(db);
});

it.each([
  '/casepage?domain=Other',
  '/cases/nodefy',
  '/cases/NODEFY',
  '/article/nothing',
  '/blog?tag=QA',
  '/blog/index.pageContext.json?tag=QA',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/sitemap.xml',
  '/og/case/nodefy.png',
  '/api/v1/projects',
  '/api/v1/blogs/slug/x',
  '/api/trpc/cases.list',
  '/admin/requests/1/attachment',
])('returns 500 for an internal error of %s without revealing its details', async path => {
  const { status, text, headers } = await site.get(path, { cookie });
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect(text).not.toMatch(
    /no such table|sqlite|projects_gone|node_modules|\.[mc]?[jt]s\b|\n\s+at |\/srv|\/tmp/i,
  );
  expect(text).toMatch(/Something went wrong(?: on our side|:)/);
});
